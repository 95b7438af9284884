from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="StreamDeleteEventStreamsItem")


@_attrs_define
class StreamDeleteEventStreamsItem:
    """
    Attributes:
        stream_id (int):
    """

    stream_id: int

    def to_dict(self) -> dict[str, Any]:
        stream_id = self.stream_id

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "stream_id": stream_id,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        stream_id = d.pop("stream_id")

        stream_delete_event_streams_item = cls(
            stream_id=stream_id,
        )

        return stream_delete_event_streams_item
