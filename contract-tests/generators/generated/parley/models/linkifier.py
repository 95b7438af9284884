from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="Linkifier")


@_attrs_define
class Linkifier:
    """Turns text of messages into links, and pasted links back into text.

    Attributes:
        id (int):
        pattern (str): A regular expression in Python syntax.
        url_template (str): An RFC 6570 template; the named groups of `pattern` are its variables.
        example_input (None | str): A text that matches `pattern`.
        reverse_template (None | str): How a pasted URL becomes text: `{variable}` stands for a value, doubled braces
            for a literal brace. Null when the linkifier
            works in one direction only.
        alternative_url_templates (list[str]): Further RFC 6570 templates by which a pasted URL is recognised. They make
            no links.
    """

    id: int
    pattern: str
    url_template: str
    example_input: None | str
    reverse_template: None | str
    alternative_url_templates: list[str]

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        pattern = self.pattern

        url_template = self.url_template

        example_input: None | str
        example_input = self.example_input

        reverse_template: None | str
        reverse_template = self.reverse_template

        alternative_url_templates = self.alternative_url_templates

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "pattern": pattern,
                "url_template": url_template,
                "example_input": example_input,
                "reverse_template": reverse_template,
                "alternative_url_templates": alternative_url_templates,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        pattern = d.pop("pattern")

        url_template = d.pop("url_template")

        def _parse_example_input(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        example_input = _parse_example_input(d.pop("example_input"))

        def _parse_reverse_template(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        reverse_template = _parse_reverse_template(d.pop("reverse_template"))

        alternative_url_templates = cast(list[str], d.pop("alternative_url_templates"))

        linkifier = cls(
            id=id,
            pattern=pattern,
            url_template=url_template,
            example_input=example_input,
            reverse_template=reverse_template,
            alternative_url_templates=alternative_url_templates,
        )

        return linkifier
