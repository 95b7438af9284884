from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.group_setting_value_type_1 import GroupSettingValueType1


T = TypeVar("T", bound="UserGroup")


@_attrs_define
class UserGroup:
    """A user group. The permissions, each of them a group-setting value:

    - `can_add_members_group`: may add others to the group.
    - `can_join_group`: may join.
    - `can_leave_group`: may leave.
    - `can_manage_group`: may change the group and its members.
    - `can_mention_group`: may mention it.
    - `can_remove_members_group`: may remove others from it.

        Example:
            {'id': 21, 'name': 'engineering', 'description': 'Builds things.', 'creator_id': 5, 'date_created': 1760000000,
                'members': [5, 6], 'direct_subgroup_ids': [], 'is_system_group': False, 'deactivated': False,
                'can_add_members_group': 8, 'can_join_group': 8, 'can_leave_group': 2, 'can_manage_group': {'direct_members':
                [5], 'direct_subgroups': []}, 'can_mention_group': 2, 'can_remove_members_group': 8}

        Attributes:
            id (int):
            name (str): Unique in the organisation without regard to case.
            description (str):
            creator_id (int | None): Who created the group; null when nobody is recorded.
            date_created (int | None): UNIX seconds; null when it is not recorded.
            members (list[int]): IDs of direct members, ascending. A deactivated user is in no group.
            direct_subgroup_ids (list[int]): IDs of groups whose members are members too, ascending.
            is_system_group (bool): Whether the members follow from their roles. Such a group cannot be changed.
            deactivated (bool): A deactivated group cannot be mentioned, nor be named in a permission.
            can_add_members_group (GroupSettingValueType1 | int): Who has a permission: the members of one user group, by
                its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            can_join_group (GroupSettingValueType1 | int): Who has a permission: the members of one user group, by its ID,
                or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            can_leave_group (GroupSettingValueType1 | int): Who has a permission: the members of one user group, by its ID,
                or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            can_manage_group (GroupSettingValueType1 | int): Who has a permission: the members of one user group, by its ID,
                or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            can_mention_group (GroupSettingValueType1 | int): Who has a permission: the members of one user group, by its
                ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            can_remove_members_group (GroupSettingValueType1 | int): Who has a permission: the members of one user group, by
                its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
    """

    id: int
    name: str
    description: str
    creator_id: int | None
    date_created: int | None
    members: list[int]
    direct_subgroup_ids: list[int]
    is_system_group: bool
    deactivated: bool
    can_add_members_group: GroupSettingValueType1 | int
    can_join_group: GroupSettingValueType1 | int
    can_leave_group: GroupSettingValueType1 | int
    can_manage_group: GroupSettingValueType1 | int
    can_mention_group: GroupSettingValueType1 | int
    can_remove_members_group: GroupSettingValueType1 | int

    def to_dict(self) -> dict[str, Any]:
        from ..models.group_setting_value_type_1 import GroupSettingValueType1

        id = self.id

        name = self.name

        description = self.description

        creator_id: int | None
        creator_id = self.creator_id

        date_created: int | None
        date_created = self.date_created

        members = self.members

        direct_subgroup_ids = self.direct_subgroup_ids

        is_system_group = self.is_system_group

        deactivated = self.deactivated

        can_add_members_group: dict[str, Any] | int
        if isinstance(self.can_add_members_group, GroupSettingValueType1):
            can_add_members_group = self.can_add_members_group.to_dict()
        else:
            can_add_members_group = self.can_add_members_group

        can_join_group: dict[str, Any] | int
        if isinstance(self.can_join_group, GroupSettingValueType1):
            can_join_group = self.can_join_group.to_dict()
        else:
            can_join_group = self.can_join_group

        can_leave_group: dict[str, Any] | int
        if isinstance(self.can_leave_group, GroupSettingValueType1):
            can_leave_group = self.can_leave_group.to_dict()
        else:
            can_leave_group = self.can_leave_group

        can_manage_group: dict[str, Any] | int
        if isinstance(self.can_manage_group, GroupSettingValueType1):
            can_manage_group = self.can_manage_group.to_dict()
        else:
            can_manage_group = self.can_manage_group

        can_mention_group: dict[str, Any] | int
        if isinstance(self.can_mention_group, GroupSettingValueType1):
            can_mention_group = self.can_mention_group.to_dict()
        else:
            can_mention_group = self.can_mention_group

        can_remove_members_group: dict[str, Any] | int
        if isinstance(self.can_remove_members_group, GroupSettingValueType1):
            can_remove_members_group = self.can_remove_members_group.to_dict()
        else:
            can_remove_members_group = self.can_remove_members_group

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "name": name,
                "description": description,
                "creator_id": creator_id,
                "date_created": date_created,
                "members": members,
                "direct_subgroup_ids": direct_subgroup_ids,
                "is_system_group": is_system_group,
                "deactivated": deactivated,
                "can_add_members_group": can_add_members_group,
                "can_join_group": can_join_group,
                "can_leave_group": can_leave_group,
                "can_manage_group": can_manage_group,
                "can_mention_group": can_mention_group,
                "can_remove_members_group": can_remove_members_group,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.group_setting_value_type_1 import GroupSettingValueType1

        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        description = d.pop("description")

        def _parse_creator_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        creator_id = _parse_creator_id(d.pop("creator_id"))

        def _parse_date_created(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        date_created = _parse_date_created(d.pop("date_created"))

        members = cast(list[int], d.pop("members"))

        direct_subgroup_ids = cast(list[int], d.pop("direct_subgroup_ids"))

        is_system_group = d.pop("is_system_group")

        deactivated = d.pop("deactivated")

        def _parse_can_add_members_group(data: object) -> GroupSettingValueType1 | int:
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

        can_add_members_group = _parse_can_add_members_group(
            d.pop("can_add_members_group")
        )

        def _parse_can_join_group(data: object) -> GroupSettingValueType1 | int:
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

        can_join_group = _parse_can_join_group(d.pop("can_join_group"))

        def _parse_can_leave_group(data: object) -> GroupSettingValueType1 | int:
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

        can_leave_group = _parse_can_leave_group(d.pop("can_leave_group"))

        def _parse_can_manage_group(data: object) -> GroupSettingValueType1 | int:
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

        can_manage_group = _parse_can_manage_group(d.pop("can_manage_group"))

        def _parse_can_mention_group(data: object) -> GroupSettingValueType1 | int:
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

        can_mention_group = _parse_can_mention_group(d.pop("can_mention_group"))

        def _parse_can_remove_members_group(
            data: object,
        ) -> GroupSettingValueType1 | int:
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

        can_remove_members_group = _parse_can_remove_members_group(
            d.pop("can_remove_members_group")
        )

        user_group = cls(
            id=id,
            name=name,
            description=description,
            creator_id=creator_id,
            date_created=date_created,
            members=members,
            direct_subgroup_ids=direct_subgroup_ids,
            is_system_group=is_system_group,
            deactivated=deactivated,
            can_add_members_group=can_add_members_group,
            can_join_group=can_join_group,
            can_leave_group=can_leave_group,
            can_manage_group=can_manage_group,
            can_mention_group=can_mention_group,
            can_remove_members_group=can_remove_members_group,
        )

        return user_group
