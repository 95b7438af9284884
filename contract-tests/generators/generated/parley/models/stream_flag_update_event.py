from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.stream_flag_update_event_op import StreamFlagUpdateEventOp
from ..models.stream_flag_update_event_property import StreamFlagUpdateEventProperty
from ..models.stream_flag_update_event_type import StreamFlagUpdateEventType

T = TypeVar("T", bound="StreamFlagUpdateEvent")


@_attrs_define
class StreamFlagUpdateEvent:
    """
    Example:
        {'id': 0, 'type': 'stream', 'op': 'update', 'stream_id': 23, 'name': 'design', 'property': 'is_archived',
            'value': True}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (StreamFlagUpdateEventType):
        op (StreamFlagUpdateEventOp):
        stream_id (int):
        name (str): The name of the channel.
        property_ (StreamFlagUpdateEventProperty): `is_announcement_only` is deprecated: read `can_send_message_group`.
        value (bool):
    """

    id: int
    type_: StreamFlagUpdateEventType
    op: StreamFlagUpdateEventOp
    stream_id: int
    name: str
    property_: StreamFlagUpdateEventProperty
    value: bool

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        stream_id = self.stream_id

        name = self.name

        property_ = self.property_.value

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

        type_ = StreamFlagUpdateEventType(d.pop("type"))

        op = StreamFlagUpdateEventOp(d.pop("op"))

        stream_id = d.pop("stream_id")

        name = d.pop("name")

        property_ = StreamFlagUpdateEventProperty(d.pop("property"))

        value = d.pop("value")

        stream_flag_update_event = cls(
            id=id,
            type_=type_,
            op=op,
            stream_id=stream_id,
            name=name,
            property_=property_,
            value=value,
        )

        return stream_flag_update_event
