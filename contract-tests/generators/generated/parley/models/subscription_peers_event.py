from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.subscription_peers_event_op import SubscriptionPeersEventOp
from ..models.subscription_peers_event_type import SubscriptionPeersEventType

T = TypeVar("T", bound="SubscriptionPeersEvent")


@_attrs_define
class SubscriptionPeersEvent:
    """
    Example:
        {'id': 0, 'type': 'subscription', 'op': 'peer_add', 'stream_ids': [23], 'user_ids': [3]}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (SubscriptionPeersEventType):
        op (SubscriptionPeersEventOp):
        stream_ids (list[int]): IDs of the channels, each for all of `user_ids`.
        user_ids (list[int]):
    """

    id: int
    type_: SubscriptionPeersEventType
    op: SubscriptionPeersEventOp
    stream_ids: list[int]
    user_ids: list[int]

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        stream_ids = self.stream_ids

        user_ids = self.user_ids

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "stream_ids": stream_ids,
                "user_ids": user_ids,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        type_ = SubscriptionPeersEventType(d.pop("type"))

        op = SubscriptionPeersEventOp(d.pop("op"))

        stream_ids = cast(list[int], d.pop("stream_ids"))

        user_ids = cast(list[int], d.pop("user_ids"))

        subscription_peers_event = cls(
            id=id,
            type_=type_,
            op=op,
            stream_ids=stream_ids,
            user_ids=user_ids,
        )

        return subscription_peers_event
