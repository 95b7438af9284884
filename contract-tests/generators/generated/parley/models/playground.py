from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="Playground")


@_attrs_define
class Playground:
    """Where code blocks of a language can be tried out.

    Example:
        {'id': 1, 'name': 'Playground', 'pygments_language': 'Python', 'url_template':
            'https://play.example.com/?code={code}'}

    Attributes:
        id (int):
        name (str):
        pygments_language (str): The language of the code blocks.
        url_template (str): An RFC 6570 template with the one variable `code`.
    """

    id: int
    name: str
    pygments_language: str
    url_template: str

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        name = self.name

        pygments_language = self.pygments_language

        url_template = self.url_template

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "name": name,
                "pygments_language": pygments_language,
                "url_template": url_template,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        pygments_language = d.pop("pygments_language")

        url_template = d.pop("url_template")

        playground = cls(
            id=id,
            name=name,
            pygments_language=pygments_language,
            url_template=url_template,
        )

        return playground
