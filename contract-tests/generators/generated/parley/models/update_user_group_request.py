from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.group_setting_update import GroupSettingUpdate


T = TypeVar("T", bound="UpdateUserGroupRequest")


@_attrs_define
class UpdateUserGroupRequest:
    """
    Attributes:
        name (str | Unset): The new name. Trimmed, then 1 to 100 code points, unique without regard to case, not
            beginning with `@`, `role:`, `user:`,
            `stream:` or `channel:`.
        description (str | Unset): The new description, at most 1024 code points.
        can_add_members_group (GroupSettingUpdate | Unset): A new value of a permission. `old` is the value that the
            client believes it to have: when it has another, nothing is changed,
            and the answer is EXPECTATION_MISMATCH.
             Example: {'new': 3, 'old': {'direct_members': [5], 'direct_subgroups': [6]}}.
        can_join_group (GroupSettingUpdate | Unset): A new value of a permission. `old` is the value that the client
            believes it to have: when it has another, nothing is changed,
            and the answer is EXPECTATION_MISMATCH.
             Example: {'new': 3, 'old': {'direct_members': [5], 'direct_subgroups': [6]}}.
        can_leave_group (GroupSettingUpdate | Unset): A new value of a permission. `old` is the value that the client
            believes it to have: when it has another, nothing is changed,
            and the answer is EXPECTATION_MISMATCH.
             Example: {'new': 3, 'old': {'direct_members': [5], 'direct_subgroups': [6]}}.
        can_manage_group (GroupSettingUpdate | Unset): A new value of a permission. `old` is the value that the client
            believes it to have: when it has another, nothing is changed,
            and the answer is EXPECTATION_MISMATCH.
             Example: {'new': 3, 'old': {'direct_members': [5], 'direct_subgroups': [6]}}.
        can_mention_group (GroupSettingUpdate | Unset): A new value of a permission. `old` is the value that the client
            believes it to have: when it has another, nothing is changed,
            and the answer is EXPECTATION_MISMATCH.
             Example: {'new': 3, 'old': {'direct_members': [5], 'direct_subgroups': [6]}}.
        can_remove_members_group (GroupSettingUpdate | Unset): A new value of a permission. `old` is the value that the
            client believes it to have: when it has another, nothing is changed,
            and the answer is EXPECTATION_MISMATCH.
             Example: {'new': 3, 'old': {'direct_members': [5], 'direct_subgroups': [6]}}.
        deactivated (bool | Unset): False reactivates the group; true has no effect (deactivating is another operation).
            **Changes**: feature level 386.
    """

    name: str | Unset = UNSET
    description: str | Unset = UNSET
    can_add_members_group: GroupSettingUpdate | Unset = UNSET
    can_join_group: GroupSettingUpdate | Unset = UNSET
    can_leave_group: GroupSettingUpdate | Unset = UNSET
    can_manage_group: GroupSettingUpdate | Unset = UNSET
    can_mention_group: GroupSettingUpdate | Unset = UNSET
    can_remove_members_group: GroupSettingUpdate | Unset = UNSET
    deactivated: bool | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        description = self.description

        can_add_members_group: dict[str, Any] | Unset = UNSET
        if not isinstance(self.can_add_members_group, Unset):
            can_add_members_group = self.can_add_members_group.to_dict()

        can_join_group: dict[str, Any] | Unset = UNSET
        if not isinstance(self.can_join_group, Unset):
            can_join_group = self.can_join_group.to_dict()

        can_leave_group: dict[str, Any] | Unset = UNSET
        if not isinstance(self.can_leave_group, Unset):
            can_leave_group = self.can_leave_group.to_dict()

        can_manage_group: dict[str, Any] | Unset = UNSET
        if not isinstance(self.can_manage_group, Unset):
            can_manage_group = self.can_manage_group.to_dict()

        can_mention_group: dict[str, Any] | Unset = UNSET
        if not isinstance(self.can_mention_group, Unset):
            can_mention_group = self.can_mention_group.to_dict()

        can_remove_members_group: dict[str, Any] | Unset = UNSET
        if not isinstance(self.can_remove_members_group, Unset):
            can_remove_members_group = self.can_remove_members_group.to_dict()

        deactivated = self.deactivated

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if name is not UNSET:
            field_dict["name"] = name
        if description is not UNSET:
            field_dict["description"] = description
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
        if deactivated is not UNSET:
            field_dict["deactivated"] = deactivated

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.group_setting_update import GroupSettingUpdate

        d = dict(src_dict)
        name = d.pop("name", UNSET)

        description = d.pop("description", UNSET)

        _can_add_members_group = d.pop("can_add_members_group", UNSET)
        can_add_members_group: GroupSettingUpdate | Unset
        if isinstance(_can_add_members_group, Unset):
            can_add_members_group = UNSET
        else:
            can_add_members_group = GroupSettingUpdate.from_dict(_can_add_members_group)

        _can_join_group = d.pop("can_join_group", UNSET)
        can_join_group: GroupSettingUpdate | Unset
        if isinstance(_can_join_group, Unset):
            can_join_group = UNSET
        else:
            can_join_group = GroupSettingUpdate.from_dict(_can_join_group)

        _can_leave_group = d.pop("can_leave_group", UNSET)
        can_leave_group: GroupSettingUpdate | Unset
        if isinstance(_can_leave_group, Unset):
            can_leave_group = UNSET
        else:
            can_leave_group = GroupSettingUpdate.from_dict(_can_leave_group)

        _can_manage_group = d.pop("can_manage_group", UNSET)
        can_manage_group: GroupSettingUpdate | Unset
        if isinstance(_can_manage_group, Unset):
            can_manage_group = UNSET
        else:
            can_manage_group = GroupSettingUpdate.from_dict(_can_manage_group)

        _can_mention_group = d.pop("can_mention_group", UNSET)
        can_mention_group: GroupSettingUpdate | Unset
        if isinstance(_can_mention_group, Unset):
            can_mention_group = UNSET
        else:
            can_mention_group = GroupSettingUpdate.from_dict(_can_mention_group)

        _can_remove_members_group = d.pop("can_remove_members_group", UNSET)
        can_remove_members_group: GroupSettingUpdate | Unset
        if isinstance(_can_remove_members_group, Unset):
            can_remove_members_group = UNSET
        else:
            can_remove_members_group = GroupSettingUpdate.from_dict(
                _can_remove_members_group
            )

        deactivated = d.pop("deactivated", UNSET)

        update_user_group_request = cls(
            name=name,
            description=description,
            can_add_members_group=can_add_members_group,
            can_join_group=can_join_group,
            can_leave_group=can_leave_group,
            can_manage_group=can_manage_group,
            can_mention_group=can_mention_group,
            can_remove_members_group=can_remove_members_group,
            deactivated=deactivated,
        )

        update_user_group_request.additional_properties = d
        return update_user_group_request

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
