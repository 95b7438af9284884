from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.subscription_add_event_op import SubscriptionAddEventOp
from ..models.subscription_add_event_type import SubscriptionAddEventType

if TYPE_CHECKING:
    from ..models.subscription import Subscription


T = TypeVar("T", bound="SubscriptionAddEvent")


@_attrs_define
class SubscriptionAddEvent:
    """
    Example:
        {'id': 0, 'type': 'subscription', 'op': 'add', 'subscriptions': [{'stream_id': 1, 'name': 'general',
            'description': 'For everybody.', 'rendered_description': '<p>For everybody.</p>', 'date_created': 1760000000,
            'creator_id': 1, 'invite_only': False, 'desktop_notifications': None, 'email_notifications': None,
            'wildcard_mentions_notify': None, 'push_notifications': None, 'audible_notifications': None, 'pin_to_top':
            False, 'is_muted': False, 'in_home_view': True, 'color': '#2a9d8f', 'is_announcement_only': False,
            'is_web_public': False, 'stream_post_policy': 1, 'is_archived': False, 'first_message_id': 101, 'folder_id':
            None, 'is_recently_active': True, 'history_public_to_subscribers': True, 'message_retention_days': None,
            'stream_weekly_traffic': None, 'subscriber_count': 7, 'topics_policy': 'inherit', 'can_add_subscribers_group':
            8, 'can_administer_channel_group': {'direct_members': [1], 'direct_subgroups': []}, 'can_create_topic_group': 2,
            'can_delete_any_message_group': 8, 'can_delete_own_message_group': 8, 'can_move_messages_out_of_channel_group':
            8, 'can_move_messages_within_channel_group': 8, 'can_remove_subscribers_group': 6, 'can_resolve_topics_group':
            8, 'can_send_message_group': 2, 'can_subscribe_group': 8}]}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (SubscriptionAddEventType):
        op (SubscriptionAddEventOp):
        subscriptions (list[Subscription]):
    """

    id: int
    type_: SubscriptionAddEventType
    op: SubscriptionAddEventOp
    subscriptions: list[Subscription]

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
        from ..models.subscription import Subscription

        d = dict(src_dict)
        id = d.pop("id")

        type_ = SubscriptionAddEventType(d.pop("type"))

        op = SubscriptionAddEventOp(d.pop("op"))

        subscriptions = []
        _subscriptions = d.pop("subscriptions")
        for subscriptions_item_data in _subscriptions:
            subscriptions_item = Subscription.from_dict(subscriptions_item_data)

            subscriptions.append(subscriptions_item)

        subscription_add_event = cls(
            id=id,
            type_=type_,
            op=op,
            subscriptions=subscriptions,
        )

        return subscription_add_event
