from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.update_user_topic_body_visibility_policy import (
    UpdateUserTopicBodyVisibilityPolicy,
)

T = TypeVar("T", bound="UpdateUserTopicBody")


@_attrs_define
class UpdateUserTopicBody:
    """
    Attributes:
        stream_id (int): The ID of the channel.
        topic (str): The topic, whatever its letter case, at most `max_topic_length` code points. The empty string is a
            topic; `(no topic)`
            and `realm_empty_topic_display_name` are read as it.
        visibility_policy (UpdateUserTopicBodyVisibilityPolicy): 0 inherited from the channel, 1 muted, 2 unmuted, 3
            followed.
    """

    stream_id: int
    topic: str
    visibility_policy: UpdateUserTopicBodyVisibilityPolicy
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        stream_id = self.stream_id

        topic = self.topic

        visibility_policy = self.visibility_policy.value

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "stream_id": stream_id,
                "topic": topic,
                "visibility_policy": visibility_policy,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        stream_id = d.pop("stream_id")

        topic = d.pop("topic")

        visibility_policy = UpdateUserTopicBodyVisibilityPolicy(
            d.pop("visibility_policy")
        )

        update_user_topic_body = cls(
            stream_id=stream_id,
            topic=topic,
            visibility_policy=visibility_policy,
        )

        update_user_topic_body.additional_properties = d
        return update_user_topic_body

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
