"""Paper: a document is a function, rows in, PDF bytes out. Only here is ReportLab."""
