from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.subscription_notifications_update_event_op import (
    SubscriptionNotificationsUpdateEventOp,
)
from ..models.subscription_notifications_update_event_property import (
    SubscriptionNotificationsUpdateEventProperty,
)
from ..models.subscription_notifications_update_event_type import (
    SubscriptionNotificationsUpdateEventType,
)

T = TypeVar("T", bound="SubscriptionNotificationsUpdateEvent")


@_attrs_define
class SubscriptionNotificationsUpdateEvent:
    """
    Example:
        {'id': 0, 'type': 'subscription', 'op': 'update', 'stream_id': 1, 'property': 'push_notifications', 'value':
            None}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (SubscriptionNotificationsUpdateEventType):
        op (SubscriptionNotificationsUpdateEventOp):
        stream_id (int):
        property_ (SubscriptionNotificationsUpdateEventProperty):
        value (bool | None): Null if the preference of the user applies.
    """

    id: int
    type_: SubscriptionNotificationsUpdateEventType
    op: SubscriptionNotificationsUpdateEventOp
    stream_id: int
    property_: SubscriptionNotificationsUpdateEventProperty
    value: bool | None

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        stream_id = self.stream_id

        property_ = self.property_.value

        value: bool | None
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

        type_ = SubscriptionNotificationsUpdateEventType(d.pop("type"))

        op = SubscriptionNotificationsUpdateEventOp(d.pop("op"))

        stream_id = d.pop("stream_id")

        property_ = SubscriptionNotificationsUpdateEventProperty(d.pop("property"))

        def _parse_value(data: object) -> bool | None:
            if data is None:
                return data
            return cast(bool | None, data)

        value = _parse_value(d.pop("value"))

        subscription_notifications_update_event = cls(
            id=id,
            type_=type_,
            op=op,
            stream_id=stream_id,
            property_=property_,
            value=value,
        )

        return subscription_notifications_update_event
