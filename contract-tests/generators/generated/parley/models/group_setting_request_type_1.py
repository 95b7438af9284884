from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.group_setting_value_type_1 import GroupSettingValueType1


T = TypeVar("T", bound="GroupSettingRequestType1")


@_attrs_define
class GroupSettingRequestType1:
    """
    Attributes:
        direct_members (list[int] | Unset): User IDs. Comes with `direct_subgroups`.
        direct_subgroups (list[int] | Unset): IDs of user groups. Comes with `direct_members`.
        new (GroupSettingValueType1 | int | Unset): Who has a permission: the members of one user group, by its ID, or
            of groups and single users together. Two empty lists mean
            nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

            **Changes**: 320 the object.
             Example: {'direct_members': [5], 'direct_subgroups': [6]}.
        old (GroupSettingValueType1 | int | Unset): Who has a permission: the members of one user group, by its ID, or
            of groups and single users together. Two empty lists mean
            nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

            **Changes**: 320 the object.
             Example: {'direct_members': [5], 'direct_subgroups': [6]}.
    """

    direct_members: list[int] | Unset = UNSET
    direct_subgroups: list[int] | Unset = UNSET
    new: GroupSettingValueType1 | int | Unset = UNSET
    old: GroupSettingValueType1 | int | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.group_setting_value_type_1 import GroupSettingValueType1

        direct_members: list[int] | Unset = UNSET
        if not isinstance(self.direct_members, Unset):
            direct_members = self.direct_members

        direct_subgroups: list[int] | Unset = UNSET
        if not isinstance(self.direct_subgroups, Unset):
            direct_subgroups = self.direct_subgroups

        new: dict[str, Any] | int | Unset
        if isinstance(self.new, Unset):
            new = UNSET
        elif isinstance(self.new, GroupSettingValueType1):
            new = self.new.to_dict()
        else:
            new = self.new

        old: dict[str, Any] | int | Unset
        if isinstance(self.old, Unset):
            old = UNSET
        elif isinstance(self.old, GroupSettingValueType1):
            old = self.old.to_dict()
        else:
            old = self.old

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if direct_members is not UNSET:
            field_dict["direct_members"] = direct_members
        if direct_subgroups is not UNSET:
            field_dict["direct_subgroups"] = direct_subgroups
        if new is not UNSET:
            field_dict["new"] = new
        if old is not UNSET:
            field_dict["old"] = old

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.group_setting_value_type_1 import GroupSettingValueType1

        d = dict(src_dict)
        direct_members = cast(list[int], d.pop("direct_members", UNSET))

        direct_subgroups = cast(list[int], d.pop("direct_subgroups", UNSET))

        def _parse_new(data: object) -> GroupSettingValueType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_value_type_1 = (
                    GroupSettingValueType1.from_dict(data)
                )

                return componentsschemas_group_setting_value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingValueType1 | int | Unset, data)

        new = _parse_new(d.pop("new", UNSET))

        def _parse_old(data: object) -> GroupSettingValueType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_value_type_1 = (
                    GroupSettingValueType1.from_dict(data)
                )

                return componentsschemas_group_setting_value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingValueType1 | int | Unset, data)

        old = _parse_old(d.pop("old", UNSET))

        group_setting_request_type_1 = cls(
            direct_members=direct_members,
            direct_subgroups=direct_subgroups,
            new=new,
            old=old,
        )

        return group_setting_request_type_1
