from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.user_topic_event_type import UserTopicEventType
from ..models.user_topic_event_visibility_policy import UserTopicEventVisibilityPolicy

T = TypeVar("T", bound="UserTopicEvent")


@_attrs_define
class UserTopicEvent:
    """The visibility policy of a topic has changed for the caller. Goes to the user's own clients. When sending a message
    changes
    it, this event comes before the `message` event.

        Example:
            {'id': 0, 'type': 'user_topic', 'stream_id': 1, 'topic_name': 'lunch', 'last_updated': 1760000000,
                'visibility_policy': 3}

        Attributes:
            id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
                `last_event_id`.
            type_ (UserTopicEventType):
            stream_id (int): The ID of the channel.
            topic_name (str):
            last_updated (int): When it was changed, UNIX seconds.
            visibility_policy (UserTopicEventVisibilityPolicy): 0 inherited from the channel, 1 muted, 2 unmuted, 3
                followed.
    """

    id: int
    type_: UserTopicEventType
    stream_id: int
    topic_name: str
    last_updated: int
    visibility_policy: UserTopicEventVisibilityPolicy

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        stream_id = self.stream_id

        topic_name = self.topic_name

        last_updated = self.last_updated

        visibility_policy = self.visibility_policy.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "stream_id": stream_id,
                "topic_name": topic_name,
                "last_updated": last_updated,
                "visibility_policy": visibility_policy,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        type_ = UserTopicEventType(d.pop("type"))

        stream_id = d.pop("stream_id")

        topic_name = d.pop("topic_name")

        last_updated = d.pop("last_updated")

        visibility_policy = UserTopicEventVisibilityPolicy(d.pop("visibility_policy"))

        user_topic_event = cls(
            id=id,
            type_=type_,
            stream_id=stream_id,
            topic_name=topic_name,
            last_updated=last_updated,
            visibility_policy=visibility_policy,
        )

        return user_topic_event
