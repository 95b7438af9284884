from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.stream_description_update_event_op import StreamDescriptionUpdateEventOp
from ..models.stream_description_update_event_property import (
    StreamDescriptionUpdateEventProperty,
)
from ..models.stream_description_update_event_type import (
    StreamDescriptionUpdateEventType,
)

T = TypeVar("T", bound="StreamDescriptionUpdateEvent")


@_attrs_define
class StreamDescriptionUpdateEvent:
    """
    Example:
        {'id': 0, 'type': 'stream', 'op': 'update', 'stream_id': 23, 'name': 'design', 'property': 'description',
            'value': 'Shapes.', 'rendered_description': '<p>Shapes.</p>'}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (StreamDescriptionUpdateEventType):
        op (StreamDescriptionUpdateEventOp):
        stream_id (int):
        name (str): The name of the channel.
        property_ (StreamDescriptionUpdateEventProperty):
        value (str): Markdown source.
        rendered_description (str): HTML.
    """

    id: int
    type_: StreamDescriptionUpdateEventType
    op: StreamDescriptionUpdateEventOp
    stream_id: int
    name: str
    property_: StreamDescriptionUpdateEventProperty
    value: str
    rendered_description: str

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        stream_id = self.stream_id

        name = self.name

        property_ = self.property_.value

        value = self.value

        rendered_description = self.rendered_description

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
                "rendered_description": rendered_description,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        type_ = StreamDescriptionUpdateEventType(d.pop("type"))

        op = StreamDescriptionUpdateEventOp(d.pop("op"))

        stream_id = d.pop("stream_id")

        name = d.pop("name")

        property_ = StreamDescriptionUpdateEventProperty(d.pop("property"))

        value = d.pop("value")

        rendered_description = d.pop("rendered_description")

        stream_description_update_event = cls(
            id=id,
            type_=type_,
            op=op,
            stream_id=stream_id,
            name=name,
            property_=property_,
            value=value,
            rendered_description=rendered_description,
        )

        return stream_description_update_event
