from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.stream_number_update_event_op import StreamNumberUpdateEventOp
from ..models.stream_number_update_event_property import StreamNumberUpdateEventProperty
from ..models.stream_number_update_event_type import StreamNumberUpdateEventType

T = TypeVar("T", bound="StreamNumberUpdateEvent")


@_attrs_define
class StreamNumberUpdateEvent:
    """
    Example:
        {'id': 0, 'type': 'stream', 'op': 'update', 'stream_id': 23, 'name': 'design', 'property': 'folder_id', 'value':
            1}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (StreamNumberUpdateEventType):
        op (StreamNumberUpdateEventOp):
        stream_id (int):
        name (str): The name of the channel.
        property_ (StreamNumberUpdateEventProperty): `stream_post_policy` is deprecated: read `can_send_message_group`.
        value (int | None): As in the channel object.
    """

    id: int
    type_: StreamNumberUpdateEventType
    op: StreamNumberUpdateEventOp
    stream_id: int
    name: str
    property_: StreamNumberUpdateEventProperty
    value: int | None

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        stream_id = self.stream_id

        name = self.name

        property_ = self.property_.value

        value: int | None
        value = self.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "stream_id": stream_id,
                "name": name,
                "property": property_,
                "value": value,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        type_ = StreamNumberUpdateEventType(d.pop("type"))

        op = StreamNumberUpdateEventOp(d.pop("op"))

        stream_id = d.pop("stream_id")

        name = d.pop("name")

        property_ = StreamNumberUpdateEventProperty(d.pop("property"))

        def _parse_value(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        value = _parse_value(d.pop("value"))

        stream_number_update_event = cls(
            id=id,
            type_=type_,
            op=op,
            stream_id=stream_id,
            name=name,
            property_=property_,
            value=value,
        )

        return stream_number_update_event
