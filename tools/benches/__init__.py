"""What `make bench` measures: one module for each thing."""
