from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.group_used_as_subgroup_type import GroupUsedAsSubgroupType

T = TypeVar("T", bound="GroupUsedAsSubgroup")


@_attrs_define
class GroupUsedAsSubgroup:
    """
    Attributes:
        type_ (GroupUsedAsSubgroupType):
        supergroup_ids (list[int]): Groups that it is a direct subgroup of.
    """

    type_: GroupUsedAsSubgroupType
    supergroup_ids: list[int]

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_.value

        supergroup_ids = self.supergroup_ids

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "supergroup_ids": supergroup_ids,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = GroupUsedAsSubgroupType(d.pop("type"))

        supergroup_ids = cast(list[int], d.pop("supergroup_ids"))

        group_used_as_subgroup = cls(
            type_=type_,
            supergroup_ids=supergroup_ids,
        )

        return group_used_as_subgroup
