from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.group_setting_value_type_1 import GroupSettingValueType1


T = TypeVar("T", bound="UserGroupUpdateEventData")


@_attrs_define
class UserGroupUpdateEventData:
    """What has changed.

    Attributes:
        name (str | Unset):
        description (str | Unset):
        deactivated (bool | Unset):
        can_add_members_group (GroupSettingValueType1 | int | Unset): Who has a permission: the members of one user
            group, by its ID, or of groups and single users together. Two empty lists mean
            nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

            **Changes**: 320 the object.
             Example: {'direct_members': [5], 'direct_subgroups': [6]}.
        can_join_group (GroupSettingValueType1 | int | Unset): Who has a permission: the members of one user group, by
            its ID, or of groups and single users together. Two empty lists mean
            nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

            **Changes**: 320 the object.
             Example: {'direct_members': [5], 'direct_subgroups': [6]}.
        can_leave_group (GroupSettingValueType1 | int | Unset): Who has a permission: the members of one user group, by
            its ID, or of groups and single users together. Two empty lists mean
            nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

            **Changes**: 320 the object.
             Example: {'direct_members': [5], 'direct_subgroups': [6]}.
        can_manage_group (GroupSettingValueType1 | int | Unset): Who has a permission: the members of one user group, by
            its ID, or of groups and single users together. Two empty lists mean
            nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

            **Changes**: 320 the object.
             Example: {'direct_members': [5], 'direct_subgroups': [6]}.
        can_mention_group (GroupSettingValueType1 | int | Unset): Who has a permission: the members of one user group,
            by its ID, or of groups and single users together. Two empty lists mean
            nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

            **Changes**: 320 the object.
             Example: {'direct_members': [5], 'direct_subgroups': [6]}.
        can_remove_members_group (GroupSettingValueType1 | int | Unset): Who has a permission: the members of one user
            group, by its ID, or of groups and single users together. Two empty lists mean
            nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

            **Changes**: 320 the object.
             Example: {'direct_members': [5], 'direct_subgroups': [6]}.
    """

    name: str | Unset = UNSET
    description: str | Unset = UNSET
    deactivated: bool | Unset = UNSET
    can_add_members_group: GroupSettingValueType1 | int | Unset = UNSET
    can_join_group: GroupSettingValueType1 | int | Unset = UNSET
    can_leave_group: GroupSettingValueType1 | int | Unset = UNSET
    can_manage_group: GroupSettingValueType1 | int | Unset = UNSET
    can_mention_group: GroupSettingValueType1 | int | Unset = UNSET
    can_remove_members_group: GroupSettingValueType1 | int | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.group_setting_value_type_1 import GroupSettingValueType1

        name = self.name

        description = self.description

        deactivated = self.deactivated

        can_add_members_group: dict[str, Any] | int | Unset
        if isinstance(self.can_add_members_group, Unset):
            can_add_members_group = UNSET
        elif isinstance(self.can_add_members_group, GroupSettingValueType1):
            can_add_members_group = self.can_add_members_group.to_dict()
        else:
            can_add_members_group = self.can_add_members_group

        can_join_group: dict[str, Any] | int | Unset
        if isinstance(self.can_join_group, Unset):
            can_join_group = UNSET
        elif isinstance(self.can_join_group, GroupSettingValueType1):
            can_join_group = self.can_join_group.to_dict()
        else:
            can_join_group = self.can_join_group

        can_leave_group: dict[str, Any] | int | Unset
        if isinstance(self.can_leave_group, Unset):
            can_leave_group = UNSET
        elif isinstance(self.can_leave_group, GroupSettingValueType1):
            can_leave_group = self.can_leave_group.to_dict()
        else:
            can_leave_group = self.can_leave_group

        can_manage_group: dict[str, Any] | int | Unset
        if isinstance(self.can_manage_group, Unset):
            can_manage_group = UNSET
        elif isinstance(self.can_manage_group, GroupSettingValueType1):
            can_manage_group = self.can_manage_group.to_dict()
        else:
            can_manage_group = self.can_manage_group

        can_mention_group: dict[str, Any] | int | Unset
        if isinstance(self.can_mention_group, Unset):
            can_mention_group = UNSET
        elif isinstance(self.can_mention_group, GroupSettingValueType1):
            can_mention_group = self.can_mention_group.to_dict()
        else:
            can_mention_group = self.can_mention_group

        can_remove_members_group: dict[str, Any] | int | Unset
        if isinstance(self.can_remove_members_group, Unset):
            can_remove_members_group = UNSET
        elif isinstance(self.can_remove_members_group, GroupSettingValueType1):
            can_remove_members_group = self.can_remove_members_group.to_dict()
        else:
            can_remove_members_group = self.can_remove_members_group

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if name is not UNSET:
            field_dict["name"] = name
        if description is not UNSET:
            field_dict["description"] = description
        if deactivated is not UNSET:
            field_dict["deactivated"] = deactivated
        if can_add_members_group is not UNSET:
            field_dict["can_add_members_group"] = can_add_members_group
        if can_join_group is not UNSET:
            field_dict["can_join_group"] = can_join_group
        if can_leave_group is not UNSET:
            field_dict["can_leave_group"] = can_leave_group
        if can_manage_group is not UNSET:
            field_dict["can_manage_group"] = can_manage_group
        if can_mention_group is not UNSET:
            field_dict["can_mention_group"] = can_mention_group
        if can_remove_members_group is not UNSET:
            field_dict["can_remove_members_group"] = can_remove_members_group

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.group_setting_value_type_1 import GroupSettingValueType1

        d = dict(src_dict)
        name = d.pop("name", UNSET)

        description = d.pop("description", UNSET)

        deactivated = d.pop("deactivated", UNSET)

        def _parse_can_add_members_group(
            data: object,
        ) -> GroupSettingValueType1 | int | Unset:
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

        can_add_members_group = _parse_can_add_members_group(
            d.pop("can_add_members_group", UNSET)
        )

        def _parse_can_join_group(data: object) -> GroupSettingValueType1 | int | Unset:
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

        can_join_group = _parse_can_join_group(d.pop("can_join_group", UNSET))

        def _parse_can_leave_group(
            data: object,
        ) -> GroupSettingValueType1 | int | Unset:
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

        can_leave_group = _parse_can_leave_group(d.pop("can_leave_group", UNSET))

        def _parse_can_manage_group(
            data: object,
        ) -> GroupSettingValueType1 | int | Unset:
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

        can_manage_group = _parse_can_manage_group(d.pop("can_manage_group", UNSET))

        def _parse_can_mention_group(
            data: object,
        ) -> GroupSettingValueType1 | int | Unset:
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

        can_mention_group = _parse_can_mention_group(d.pop("can_mention_group", UNSET))

        def _parse_can_remove_members_group(
            data: object,
        ) -> GroupSettingValueType1 | int | Unset:
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

        can_remove_members_group = _parse_can_remove_members_group(
            d.pop("can_remove_members_group", UNSET)
        )

        user_group_update_event_data = cls(
            name=name,
            description=description,
            deactivated=deactivated,
            can_add_members_group=can_add_members_group,
            can_join_group=can_join_group,
            can_leave_group=can_leave_group,
            can_manage_group=can_manage_group,
            can_mention_group=can_mention_group,
            can_remove_members_group=can_remove_members_group,
        )

        return user_group_update_event_data
