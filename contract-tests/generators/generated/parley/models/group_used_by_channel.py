from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.group_used_by_channel_type import GroupUsedByChannelType

T = TypeVar("T", bound="GroupUsedByChannel")


@_attrs_define
class GroupUsedByChannel:
    """
    Attributes:
        type_ (GroupUsedByChannelType):
        channel_id (int | None): The channel; null stands for all those that the caller may not see.
        settings (list[str]): Its permissions that name the group.
    """

    type_: GroupUsedByChannelType
    channel_id: int | None
    settings: list[str]

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_.value

        channel_id: int | None
        channel_id = self.channel_id

        settings = self.settings

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "channel_id": channel_id,
                "settings": settings,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = GroupUsedByChannelType(d.pop("type"))

        def _parse_channel_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        channel_id = _parse_channel_id(d.pop("channel_id"))

        settings = cast(list[str], d.pop("settings"))

        group_used_by_channel = cls(
            type_=type_,
            channel_id=channel_id,
            settings=settings,
        )

        return group_used_by_channel
