from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="EditHistoryEntry")


@_attrs_define
class EditHistoryEntry:
    """One change of a message: of its content (`prev_content` and `prev_rendered_content`), its topic (`topic` and
    `prev_topic`), its
    channel (`stream` and `prev_stream`), or of topic together with one of the others. A move from a channel that the
    caller may not
    read has `stream` alone, and what was before it is left out.

        Attributes:
            user_id (int | None): Who changed it; null if that is not recorded.
            timestamp (int): When, in UNIX seconds.
            prev_content (str | Unset): The content before the change, Markdown source.
            prev_rendered_content (str | Unset): The content before the change, HTML.
            topic (str | Unset): The topic after the change.
            prev_topic (str | Unset): The topic before the change.
            stream (int | Unset): ID of the channel after the change.
            prev_stream (int | Unset): ID of the channel before the change.
    """

    user_id: int | None
    timestamp: int
    prev_content: str | Unset = UNSET
    prev_rendered_content: str | Unset = UNSET
    topic: str | Unset = UNSET
    prev_topic: str | Unset = UNSET
    stream: int | Unset = UNSET
    prev_stream: int | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        user_id: int | None
        user_id = self.user_id

        timestamp = self.timestamp

        prev_content = self.prev_content

        prev_rendered_content = self.prev_rendered_content

        topic = self.topic

        prev_topic = self.prev_topic

        stream = self.stream

        prev_stream = self.prev_stream

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "user_id": user_id,
                "timestamp": timestamp,
            }
        )
        if prev_content is not UNSET:
            field_dict["prev_content"] = prev_content
        if prev_rendered_content is not UNSET:
            field_dict["prev_rendered_content"] = prev_rendered_content
        if topic is not UNSET:
            field_dict["topic"] = topic
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

        def _parse_user_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        user_id = _parse_user_id(d.pop("user_id"))

        timestamp = d.pop("timestamp")

        prev_content = d.pop("prev_content", UNSET)

        prev_rendered_content = d.pop("prev_rendered_content", UNSET)

        topic = d.pop("topic", UNSET)

        prev_topic = d.pop("prev_topic", UNSET)

        stream = d.pop("stream", UNSET)

        prev_stream = d.pop("prev_stream", UNSET)

        edit_history_entry = cls(
            user_id=user_id,
            timestamp=timestamp,
            prev_content=prev_content,
            prev_rendered_content=prev_rendered_content,
            topic=topic,
            prev_topic=prev_topic,
            stream=stream,
            prev_stream=prev_stream,
        )

        return edit_history_entry
