"""Whether a value has exactly the form of a type: no key is missing, none is too many."""

from collections.abc import Callable, Iterator
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

Form = Any  # types are values here


def faults(value: Any, form: Form, at: str = "") -> Iterator[str]:
    """Where the value differs from the form."""
    kind: Any = _object if is_typeddict(form) else KINDS.get(get_origin(form), _plain)
    yield from kind(value, form, at)


def _plain(value: Any, form: Form, at: str) -> Iterator[str]:
    if type(value) is not (form or NoneType):
        yield f"{at}: {value!r} is no {form}"


def _one_of(value: Any, form: Form, at: str) -> Iterator[str]:
    if not any(not list(faults(value, one, at)) for one in get_args(form)):
        yield f"{at}: {value!r} is none of {form}"


def _literal(value: Any, form: Form, at: str) -> Iterator[str]:
    if not any(type(one) is type(value) and one == value for one in get_args(form)):
        yield f"{at}: {value!r} is none of {get_args(form)}"


def _list(value: Any, form: Form, at: str) -> Iterator[str]:
    if type(value) is not list:
        yield f"{at}: {value!r} is no list"
        return
    for number, one in enumerate(value):
        yield from faults(one, get_args(form)[0], f"{at}.{number}")


def _mapping(value: Any, form: Form, at: str) -> Iterator[str]:
    if type(value) is not dict:
        yield f"{at}: {value!r} is no object"
        return
    keys, values = get_args(form)
    for key, one in value.items():
        yield from faults(key, keys, f"{at}.{key}")
        yield from faults(one, values, f"{at}.{key}")


def _object(value: Any, form: Form, at: str) -> Iterator[str]:
    if type(value) is not dict:
        yield f"{at}: {value!r} is no object"
        return
    hints = get_type_hints(form)
    yield from (f"{at}.{key}: missing" for key in sorted(form.__required_keys__ - value.keys()))
    for key, one in value.items():
        if key in hints:
            yield from faults(one, hints[key], f"{at}.{key}")
        else:
            yield f"{at}.{key}: too many"


KINDS: dict[Any, Callable[[Any, Form, str], Iterator[str]]] = {
    Union: _one_of,
    UnionType: _one_of,
    Literal: _literal,
    list: _list,
    dict: _mapping,
}
"""By what a type is made of."""
