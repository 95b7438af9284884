from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="SubscriptionRemoveEventSubscriptionsItem")


@_attrs_define
class SubscriptionRemoveEventSubscriptionsItem:
    """
    Attributes:
        stream_id (int):
        name (str): The name of the channel.
    """

    stream_id: int
    name: str

    def to_dict(self) -> dict[str, Any]:
        stream_id = self.stream_id

        name = self.name

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "stream_id": stream_id,
                "name": name,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        stream_id = d.pop("stream_id")

        name = d.pop("name")

        subscription_remove_event_subscriptions_item = cls(
            stream_id=stream_id,
            name=name,
        )

        return subscription_remove_event_subscriptions_item
