from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="SavedSnippet")


@_attrs_define
class SavedSnippet:
    """A text that the caller has saved for use in messages.

    Example:
        {'id': 1, 'title': 'Welcome', 'content': 'Welcome aboard!', 'date_created': 1760000000}

    Attributes:
        id (int):
        title (str):
        content (str): Markdown source.
        date_created (int): UNIX seconds.
    """

    id: int
    title: str
    content: str
    date_created: int

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        title = self.title

        content = self.content

        date_created = self.date_created

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "title": title,
                "content": content,
                "date_created": date_created,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        title = d.pop("title")

        content = d.pop("content")

        date_created = d.pop("date_created")

        saved_snippet = cls(
            id=id,
            title=title,
            content=content,
            date_created=date_created,
        )

        return saved_snippet
