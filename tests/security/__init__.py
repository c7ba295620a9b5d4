"""Each promise of docs/security.md is kept: tests cite its number."""
