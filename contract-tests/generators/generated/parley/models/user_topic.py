from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.user_topic_visibility_policy import UserTopicVisibilityPolicy

T = TypeVar("T", bound="UserTopic")


@_attrs_define
class UserTopic:
    """The caller's visibility policy of a topic that does not merely inherit from the channel.

    Example:
        {'stream_id': 1, 'topic_name': 'lunch', 'last_updated': 1760000000, 'visibility_policy': 3}

    Attributes:
        stream_id (int): The ID of the channel.
        topic_name (str):
        last_updated (int): When it was set, UNIX seconds.
        visibility_policy (UserTopicVisibilityPolicy): 1 muted, 2 unmuted, 3 followed.
    """

    stream_id: int
    topic_name: str
    last_updated: int
    visibility_policy: UserTopicVisibilityPolicy

    def to_dict(self) -> dict[str, Any]:
        stream_id = self.stream_id

        topic_name = self.topic_name

        last_updated = self.last_updated

        visibility_policy = self.visibility_policy.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
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
        stream_id = d.pop("stream_id")

        topic_name = d.pop("topic_name")

        last_updated = d.pop("last_updated")

        visibility_policy = UserTopicVisibilityPolicy(d.pop("visibility_policy"))

        user_topic = cls(
            stream_id=stream_id,
            topic_name=topic_name,
            last_updated=last_updated,
            visibility_policy=visibility_policy,
        )

        return user_topic
