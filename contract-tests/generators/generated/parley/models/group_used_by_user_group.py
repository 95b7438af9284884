from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.group_used_by_user_group_type import GroupUsedByUserGroupType

T = TypeVar("T", bound="GroupUsedByUserGroup")


@_attrs_define
class GroupUsedByUserGroup:
    """
    Attributes:
        type_ (GroupUsedByUserGroupType):
        group_id (int):
        settings (list[str]): Its permissions that name the group.
    """

    type_: GroupUsedByUserGroupType
    group_id: int
    settings: list[str]

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_.value

        group_id = self.group_id

        settings = self.settings

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "group_id": group_id,
                "settings": settings,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = GroupUsedByUserGroupType(d.pop("type"))

        group_id = d.pop("group_id")

        settings = cast(list[str], d.pop("settings"))

        group_used_by_user_group = cls(
            type_=type_,
            group_id=group_id,
            settings=settings,
        )

        return group_used_by_user_group
