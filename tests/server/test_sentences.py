"""What the server refuses, in the words of each language."""

import re
from pathlib import Path

import pytest

import barbaricum.server
from barbaricum.server.refusals import NotNow
from barbaricum.texts import LANGUAGES, Texts

FOLDER = Path(barbaricum.server.__file__).parent
MESSAGE = re.compile(r"^error-([\w-]+) = (.+)$", re.MULTILINE)
SENTENCES = {
    code: sentence
    for file in sorted(FOLDER.rglob("texts/en.ftl"))
    for code, sentence in MESSAGE.findall(file.read_text("utf-8"))
}


@pytest.mark.parametrize("code", SENTENCES)
def test_every_language_says_it_in_its_own_words(code: str) -> None:
    values = dict.fromkeys(re.findall(r"\$(\w+)", SENTENCES[code]), 3)
    error = NotNow(code, **values)
    said = {language: Texts(language).error(error) for language in LANGUAGES}
    assert str(error) == said["en"]
    assert len(set(said.values())) == len(LANGUAGES)
