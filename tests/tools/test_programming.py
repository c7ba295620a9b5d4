"""The page for programmers is what its command makes of the types and the games."""

from tools.programming import PAGE, page


def test_the_page_for_programmers_is_fresh() -> None:
    assert PAGE.read_text("utf-8") == page(), "run: PYTHONPATH=src python -m tools.programming"
