"""Running our Python inside the pinned Pyodide, under Node."""
