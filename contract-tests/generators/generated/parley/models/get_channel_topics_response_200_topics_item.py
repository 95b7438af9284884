from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="GetChannelTopicsResponse200TopicsItem")


@_attrs_define
class GetChannelTopicsResponse200TopicsItem:
    """
    Attributes:
        name (str): The topic, written as in its newest message.
        max_id (int): The ID of its newest message.
    """

    name: str
    max_id: int

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        max_id = self.max_id

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
                "max_id": max_id,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        name = d.pop("name")

        max_id = d.pop("max_id")

        get_channel_topics_response_200_topics_item = cls(
            name=name,
            max_id=max_id,
        )

        return get_channel_topics_response_200_topics_item
