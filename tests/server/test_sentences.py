"""What the server says, in English as in its code, and in the other languages too."""

import re

import pytest

from barbaricum.server.refusals import SENTENCES, NotNow
from barbaricum.texts import LANGUAGES, Texts


@pytest.mark.parametrize("code", SENTENCES)
def test_the_english_texts_are_the_sentences_of_the_code(code: str) -> None:
    values = dict.fromkeys(re.findall(r"{(\w+)}", SENTENCES[code]), 3)
    error = NotNow(code, **values)
    assert Texts("en").error(error) == str(error)


@pytest.mark.parametrize("code", SENTENCES)
def test_every_language_says_it_in_its_own_words(code: str) -> None:
    values = dict.fromkeys(re.findall(r"{(\w+)}", SENTENCES[code]), 3)
    said = {Texts(language).error(NotNow(code, **values)) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
