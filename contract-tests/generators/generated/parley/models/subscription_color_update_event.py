from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.subscription_color_update_event_op import SubscriptionColorUpdateEventOp
from ..models.subscription_color_update_event_property import (
    SubscriptionColorUpdateEventProperty,
)
from ..models.subscription_color_update_event_type import (
    SubscriptionColorUpdateEventType,
)

T = TypeVar("T", bound="SubscriptionColorUpdateEvent")


@_attrs_define
class SubscriptionColorUpdateEvent:
    """
    Example:
        {'id': 0, 'type': 'subscription', 'op': 'update', 'stream_id': 1, 'property': 'color', 'value': '#76ce90'}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (SubscriptionColorUpdateEventType):
        op (SubscriptionColorUpdateEventOp):
        stream_id (int):
        property_ (SubscriptionColorUpdateEventProperty):
        value (str):
    """

    id: int
    type_: SubscriptionColorUpdateEventType
    op: SubscriptionColorUpdateEventOp
    stream_id: int
    property_: SubscriptionColorUpdateEventProperty
    value: str

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        stream_id = self.stream_id

        property_ = self.property_.value

        value = self.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "stream_id": stream_id,
                "property": property_,
                "value": value,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        type_ = SubscriptionColorUpdateEventType(d.pop("type"))

        op = SubscriptionColorUpdateEventOp(d.pop("op"))

        stream_id = d.pop("stream_id")

        property_ = SubscriptionColorUpdateEventProperty(d.pop("property"))

        value = d.pop("value")

        subscription_color_update_event = cls(
            id=id,
            type_=type_,
            op=op,
            stream_id=stream_id,
            property_=property_,
            value=value,
        )

        return subscription_color_update_event
