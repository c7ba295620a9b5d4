"""The HTTP interface: every route with all its answers."""
