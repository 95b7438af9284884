from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.stream_text_update_event_op import StreamTextUpdateEventOp
from ..models.stream_text_update_event_property import StreamTextUpdateEventProperty
from ..models.stream_text_update_event_type import StreamTextUpdateEventType

T = TypeVar("T", bound="StreamTextUpdateEvent")


@_attrs_define
class StreamTextUpdateEvent:
    """
    Example:
        {'id': 0, 'type': 'stream', 'op': 'update', 'stream_id': 23, 'name': 'design', 'property': 'name', 'value':
            'art'}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (StreamTextUpdateEventType):
        op (StreamTextUpdateEventOp):
        stream_id (int):
        name (str): The name of the channel; if `property` is `name`, the former one.
        property_ (StreamTextUpdateEventProperty):
        value (str):
    """

    id: int
    type_: StreamTextUpdateEventType
    op: StreamTextUpdateEventOp
    stream_id: int
    name: str
    property_: StreamTextUpdateEventProperty
    value: str

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

        type_ = StreamTextUpdateEventType(d.pop("type"))

        op = StreamTextUpdateEventOp(d.pop("op"))

        stream_id = d.pop("stream_id")

        name = d.pop("name")

        property_ = StreamTextUpdateEventProperty(d.pop("property"))

        value = d.pop("value")

        stream_text_update_event = cls(
            id=id,
            type_=type_,
            op=op,
            stream_id=stream_id,
            name=name,
            property_=property_,
            value=value,
        )

        return stream_text_update_event
