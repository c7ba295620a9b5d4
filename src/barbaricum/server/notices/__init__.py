"""Notices: somebody is waited for and told so, once, where he wants it, not at the table."""
