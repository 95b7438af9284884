from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="TopicLink")


@_attrs_define
class TopicLink:
    """A link that a linkifier finds in the topic.

    Attributes:
        text (str): The part of the topic that is the link's text.
        url (str):
    """

    text: str
    url: str

    def to_dict(self) -> dict[str, Any]:
        text = self.text

        url = self.url

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "text": text,
                "url": url,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        text = d.pop("text")

        url = d.pop("url")

        topic_link = cls(
            text=text,
            url=url,
        )

        return topic_link
