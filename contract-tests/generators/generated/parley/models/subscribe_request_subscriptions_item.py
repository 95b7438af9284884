from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="SubscribeRequestSubscriptionsItem")


@_attrs_define
class SubscribeRequestSubscriptionsItem:
    """
    Attributes:
        name (str): The name, trimmed; at most `max_stream_name_length` code points.
        color (str | Unset): The subscribers' own colour of the channel; picked by the server when left out. It changes
            nothing for those who
            are subscribed already.
        description (str | Unset): The description of a channel that the request creates; Markdown, at most
            `max_stream_description_length` code points.
             Without it, `""`.
    """

    name: str
    color: str | Unset = UNSET
    description: str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        color = self.color

        description = self.description

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
            }
        )
        if color is not UNSET:
            field_dict["color"] = color
        if description is not UNSET:
            field_dict["description"] = description

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        name = d.pop("name")

        color = d.pop("color", UNSET)

        description = d.pop("description", UNSET)

        subscribe_request_subscriptions_item = cls(
            name=name,
            color=color,
            description=description,
        )

        return subscribe_request_subscriptions_item
