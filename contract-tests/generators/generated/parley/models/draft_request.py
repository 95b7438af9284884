from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.draft_request_type import DraftRequestType
from ..types import UNSET, Unset

T = TypeVar("T", bound="DraftRequest")


@_attrs_define
class DraftRequest:
    """A draft as clients save it.

    Example:
        {'type': 'channel', 'to': [1], 'topic': 'lunch', 'content': 'What about', 'timestamp': 1760000000}

    Attributes:
        type_ (DraftRequestType): Empty while it is not decided. `channel` and `direct` are returned under the names
            that existing clients read, `stream` and
            `private`.
        to (list[int]): The ID of the channel alone, or the IDs of the users; empty while it is not decided.
        topic (str): Of a draft for a channel, at most `max_topic_length` code points; of others it is not kept.
        content (str): The text, not blank, at most `max_message_length` code points.
        timestamp (int | Unset): When it was last changed, UNIX seconds. Without it, now.
    """

    type_: DraftRequestType
    to: list[int]
    topic: str
    content: str
    timestamp: int | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_.value

        to = self.to

        topic = self.topic

        content = self.content

        timestamp = self.timestamp

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "to": to,
                "topic": topic,
                "content": content,
            }
        )
        if timestamp is not UNSET:
            field_dict["timestamp"] = timestamp

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = DraftRequestType(d.pop("type"))

        to = cast(list[int], d.pop("to"))

        topic = d.pop("topic")

        content = d.pop("content")

        timestamp = d.pop("timestamp", UNSET)

        draft_request = cls(
            type_=type_,
            to=to,
            topic=topic,
            content=content,
            timestamp=timestamp,
        )

        return draft_request
