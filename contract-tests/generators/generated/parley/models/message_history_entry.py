from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="MessageHistoryEntry")


@_attrs_define
class MessageHistoryEntry:
    """A message as it was after one change; an entry without `stream` and fields `prev_...` is the message as it was sent.
    What a
    change replaced is in the fields `prev_...`.

        Attributes:
            topic (str): The topic; for a direct message the empty string.
            content (str): The content, Markdown source.
            rendered_content (str): The content, HTML.
            user_id (int | None): Who sent or changed it; null if that is not recorded.
            timestamp (int): When, in UNIX seconds.
            prev_content (str | Unset): The content before the change, Markdown source.
            prev_rendered_content (str | Unset): The content before the change, HTML.
            prev_topic (str | Unset): The topic before the change.
            stream (int | Unset): ID of the channel after the change.
            prev_stream (int | Unset): ID of the channel before the change.
    """

    topic: str
    content: str
    rendered_content: str
    user_id: int | None
    timestamp: int
    prev_content: str | Unset = UNSET
    prev_rendered_content: str | Unset = UNSET
    prev_topic: str | Unset = UNSET
    stream: int | Unset = UNSET
    prev_stream: int | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        topic = self.topic

        content = self.content

        rendered_content = self.rendered_content

        user_id: int | None
        user_id = self.user_id

        timestamp = self.timestamp

        prev_content = self.prev_content

        prev_rendered_content = self.prev_rendered_content

        prev_topic = self.prev_topic

        stream = self.stream

        prev_stream = self.prev_stream

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "topic": topic,
                "content": content,
                "rendered_content": rendered_content,
                "user_id": user_id,
                "timestamp": timestamp,
            }
        )
        if prev_content is not UNSET:
            field_dict["prev_content"] = prev_content
        if prev_rendered_content is not UNSET:
            field_dict["prev_rendered_content"] = prev_rendered_content
        if prev_topic is not UNSET:
            field_dict["prev_topic"] = prev_topic
        if stream is not UNSET:
            field_dict["stream"] = stream
        if prev_stream is not UNSET:
            field_dict["prev_stream"] = prev_stream

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        topic = d.pop("topic")

        content = d.pop("content")

        rendered_content = d.pop("rendered_content")

        def _parse_user_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        user_id = _parse_user_id(d.pop("user_id"))

        timestamp = d.pop("timestamp")

        prev_content = d.pop("prev_content", UNSET)

        prev_rendered_content = d.pop("prev_rendered_content", UNSET)

        prev_topic = d.pop("prev_topic", UNSET)

        stream = d.pop("stream", UNSET)

        prev_stream = d.pop("prev_stream", UNSET)

        message_history_entry = cls(
            topic=topic,
            content=content,
            rendered_content=rendered_content,
            user_id=user_id,
            timestamp=timestamp,
            prev_content=prev_content,
            prev_rendered_content=prev_rendered_content,
            prev_topic=prev_topic,
            stream=stream,
            prev_stream=prev_stream,
        )

        return message_history_entry
