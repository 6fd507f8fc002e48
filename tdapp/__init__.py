"""tdapp: the tournament director's desktop application for live poker."""
