from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="GroupSettingValueType1")


@_attrs_define
class GroupSettingValueType1:
    """
    Attributes:
        direct_members (list[int]): User IDs; ascending in answers.
        direct_subgroups (list[int]): IDs of user groups; ascending in answers.
    """

    direct_members: list[int]
    direct_subgroups: list[int]

    def to_dict(self) -> dict[str, Any]:
        direct_members = self.direct_members

        direct_subgroups = self.direct_subgroups

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "direct_members": direct_members,
                "direct_subgroups": direct_subgroups,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        direct_members = cast(list[int], d.pop("direct_members"))

        direct_subgroups = cast(list[int], d.pop("direct_subgroups"))

        group_setting_value_type_1 = cls(
            direct_members=direct_members,
            direct_subgroups=direct_subgroups,
        )

        return group_setting_value_type_1
