from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.subscription_remove_event_op import SubscriptionRemoveEventOp
from ..models.subscription_remove_event_type import SubscriptionRemoveEventType

if TYPE_CHECKING:
    from ..models.subscription_remove_event_subscriptions_item import (
        SubscriptionRemoveEventSubscriptionsItem,
    )


T = TypeVar("T", bound="SubscriptionRemoveEvent")


@_attrs_define
class SubscriptionRemoveEvent:
    """
    Example:
        {'id': 0, 'type': 'subscription', 'op': 'remove', 'subscriptions': [{'stream_id': 26, 'name': 'welcome'}]}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (SubscriptionRemoveEventType):
        op (SubscriptionRemoveEventOp):
        subscriptions (list[SubscriptionRemoveEventSubscriptionsItem]):
    """

    id: int
    type_: SubscriptionRemoveEventType
    op: SubscriptionRemoveEventOp
    subscriptions: list[SubscriptionRemoveEventSubscriptionsItem]

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        subscriptions = []
        for subscriptions_item_data in self.subscriptions:
            subscriptions_item = subscriptions_item_data.to_dict()
            subscriptions.append(subscriptions_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "subscriptions": subscriptions,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.subscription_remove_event_subscriptions_item import (
            SubscriptionRemoveEventSubscriptionsItem,
        )

        d = dict(src_dict)
        id = d.pop("id")

        type_ = SubscriptionRemoveEventType(d.pop("type"))

        op = SubscriptionRemoveEventOp(d.pop("op"))

        subscriptions = []
        _subscriptions = d.pop("subscriptions")
        for subscriptions_item_data in _subscriptions:
            subscriptions_item = SubscriptionRemoveEventSubscriptionsItem.from_dict(
                subscriptions_item_data
            )

            subscriptions.append(subscriptions_item)

        subscription_remove_event = cls(
            id=id,
            type_=type_,
            op=op,
            subscriptions=subscriptions,
        )

        return subscription_remove_event
