from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.stream_delete_event_op import StreamDeleteEventOp
from ..models.stream_delete_event_type import StreamDeleteEventType

if TYPE_CHECKING:
    from ..models.stream_delete_event_streams_item import StreamDeleteEventStreamsItem


T = TypeVar("T", bound="StreamDeleteEvent")


@_attrs_define
class StreamDeleteEvent:
    """
    Example:
        {'id': 0, 'type': 'stream', 'op': 'delete', 'streams': [{'stream_id': 24}], 'stream_ids': [24]}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (StreamDeleteEventType):
        op (StreamDeleteEventOp):
        streams (list[StreamDeleteEventStreamsItem]): The same IDs in objects, as before level 343. `stream_ids`
            replaces it.
        stream_ids (list[int]): IDs of the channels. **Changes**: 343.
    """

    id: int
    type_: StreamDeleteEventType
    op: StreamDeleteEventOp
    streams: list[StreamDeleteEventStreamsItem]
    stream_ids: list[int]

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        streams = []
        for streams_item_data in self.streams:
            streams_item = streams_item_data.to_dict()
            streams.append(streams_item)

        stream_ids = self.stream_ids

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "streams": streams,
                "stream_ids": stream_ids,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.stream_delete_event_streams_item import (
            StreamDeleteEventStreamsItem,
        )

        d = dict(src_dict)
        id = d.pop("id")

        type_ = StreamDeleteEventType(d.pop("type"))

        op = StreamDeleteEventOp(d.pop("op"))

        streams = []
        _streams = d.pop("streams")
        for streams_item_data in _streams:
            streams_item = StreamDeleteEventStreamsItem.from_dict(streams_item_data)

            streams.append(streams_item)

        stream_ids = cast(list[int], d.pop("stream_ids"))

        stream_delete_event = cls(
            id=id,
            type_=type_,
            op=op,
            streams=streams,
            stream_ids=stream_ids,
        )

        return stream_delete_event
