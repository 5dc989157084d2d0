"""Things of the landscape that several pictures share."""
