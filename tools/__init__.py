"""Programs for the developers; none of them is shipped."""
