from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="UnreadMessagesStreamsItem")


@_attrs_define
class UnreadMessagesStreamsItem:
    """
    Attributes:
        stream_id (int):
        topic (str):
        unread_message_ids (list[int]):
    """

    stream_id: int
    topic: str
    unread_message_ids: list[int]

    def to_dict(self) -> dict[str, Any]:
        stream_id = self.stream_id

        topic = self.topic

        unread_message_ids = self.unread_message_ids

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "stream_id": stream_id,
                "topic": topic,
                "unread_message_ids": unread_message_ids,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        stream_id = d.pop("stream_id")

        topic = d.pop("topic")

        unread_message_ids = cast(list[int], d.pop("unread_message_ids"))

        unread_messages_streams_item = cls(
            stream_id=stream_id,
            topic=topic,
            unread_message_ids=unread_message_ids,
        )

        return unread_messages_streams_item
