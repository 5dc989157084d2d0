"""The cards of Imperial Settlers: an emblem for each title, put together from parts."""
