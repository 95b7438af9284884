from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.draft_type import DraftType

T = TypeVar("T", bound="Draft")


@_attrs_define
class Draft:
    """A message that the caller has not sent yet.

    Example:
        {'id': 1, 'type': 'stream', 'to': [1], 'topic': 'lunch', 'content': 'What about', 'timestamp': 1760000000}

    Attributes:
        id (int):
        type_ (DraftType): Empty while it is not decided.
        to (list[int]): The ID of the channel alone, or the IDs of the users; empty while it is not decided.
        topic (str): Empty unless it is for a channel.
        content (str):
        timestamp (int): When it was last changed, UNIX seconds.
    """

    id: int
    type_: DraftType
    to: list[int]
    topic: str
    content: str
    timestamp: int

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        to = self.to

        topic = self.topic

        content = self.content

        timestamp = self.timestamp

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "to": to,
                "topic": topic,
                "content": content,
                "timestamp": timestamp,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        type_ = DraftType(d.pop("type"))

        to = cast(list[int], d.pop("to"))

        topic = d.pop("topic")

        content = d.pop("content")

        timestamp = d.pop("timestamp")

        draft = cls(
            id=id,
            type_=type_,
            to=to,
            topic=topic,
            content=content,
            timestamp=timestamp,
        )

        return draft
