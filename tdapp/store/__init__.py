"""Where a house is kept: one SQLite file, in which every change stands beside the rows that it changed."""
