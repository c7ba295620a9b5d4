"""All sentences in the reader's language, made from codes and values with Fluent."""

from barbaricum.texts.language import LANGUAGES, UnknownLanguage, chosen
from barbaricum.texts.texts import Texts

__all__ = ["LANGUAGES", "Texts", "UnknownLanguage", "chosen"]
