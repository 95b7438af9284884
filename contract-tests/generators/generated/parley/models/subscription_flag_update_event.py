from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.subscription_flag_update_event_op import SubscriptionFlagUpdateEventOp
from ..models.subscription_flag_update_event_property import (
    SubscriptionFlagUpdateEventProperty,
)
from ..models.subscription_flag_update_event_type import SubscriptionFlagUpdateEventType

T = TypeVar("T", bound="SubscriptionFlagUpdateEvent")


@_attrs_define
class SubscriptionFlagUpdateEvent:
    """
    Example:
        {'id': 0, 'type': 'subscription', 'op': 'update', 'stream_id': 1, 'property': 'is_muted', 'value': True}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (SubscriptionFlagUpdateEventType):
        op (SubscriptionFlagUpdateEventOp):
        stream_id (int):
        property_ (SubscriptionFlagUpdateEventProperty): `in_home_view` is deprecated: the inverse of `is_muted`.
        value (bool):
    """

    id: int
    type_: SubscriptionFlagUpdateEventType
    op: SubscriptionFlagUpdateEventOp
    stream_id: int
    property_: SubscriptionFlagUpdateEventProperty
    value: bool

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

        type_ = SubscriptionFlagUpdateEventType(d.pop("type"))

        op = SubscriptionFlagUpdateEventOp(d.pop("op"))

        stream_id = d.pop("stream_id")

        property_ = SubscriptionFlagUpdateEventProperty(d.pop("property"))

        value = d.pop("value")

        subscription_flag_update_event = cls(
            id=id,
            type_=type_,
            op=op,
            stream_id=stream_id,
            property_=property_,
            value=value,
        )

        return subscription_flag_update_event
