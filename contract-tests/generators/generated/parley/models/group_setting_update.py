from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.group_setting_value_type_1 import GroupSettingValueType1


T = TypeVar("T", bound="GroupSettingUpdate")


@_attrs_define
class GroupSettingUpdate:
    """A new value of a permission. `old` is the value that the client believes it to have: when it has another, nothing is
    changed,
    and the answer is EXPECTATION_MISMATCH.

        Example:
            {'new': 3, 'old': {'direct_members': [5], 'direct_subgroups': [6]}}

        Attributes:
            new (GroupSettingValueType1 | int): Who has a permission: the members of one user group, by its ID, or of groups
                and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            old (GroupSettingValueType1 | int | Unset): Who has a permission: the members of one user group, by its ID, or
                of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
    """

    new: GroupSettingValueType1 | int
    old: GroupSettingValueType1 | int | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.group_setting_value_type_1 import GroupSettingValueType1

        new: dict[str, Any] | int
        if isinstance(self.new, GroupSettingValueType1):
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

        field_dict.update(
            {
                "new": new,
            }
        )
        if old is not UNSET:
            field_dict["old"] = old

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.group_setting_value_type_1 import GroupSettingValueType1

        d = dict(src_dict)

        def _parse_new(data: object) -> GroupSettingValueType1 | int:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_value_type_1 = (
                    GroupSettingValueType1.from_dict(data)
                )

                return componentsschemas_group_setting_value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingValueType1 | int, data)

        new = _parse_new(d.pop("new"))

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

        group_setting_update = cls(
            new=new,
            old=old,
        )

        return group_setting_update
