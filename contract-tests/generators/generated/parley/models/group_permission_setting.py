from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="GroupPermissionSetting")


@_attrs_define
class GroupPermissionSetting:
    """Which groups a permission can have as its value. Clients offer others neither alone nor within an object.

    Attributes:
        require_system_group (bool): Whether it can only be a system group.
        allow_internet_group (bool): Whether it can be `role:internet`.
        allow_nobody_group (bool): Whether it can be `role:nobody`.
        allow_everyone_group (bool): Whether it can be `role:everyone`.
        default_group_name (str): The initial group. `channel_creator` and `group_creator` stand for the user who
            creates the channel or the group.
        default_for_system_groups (None | str): The same in system groups; null where that does not apply.
        allowed_system_groups (list[str]): The system groups that it can be; empty if not restricted.
    """

    require_system_group: bool
    allow_internet_group: bool
    allow_nobody_group: bool
    allow_everyone_group: bool
    default_group_name: str
    default_for_system_groups: None | str
    allowed_system_groups: list[str]

    def to_dict(self) -> dict[str, Any]:
        require_system_group = self.require_system_group

        allow_internet_group = self.allow_internet_group

        allow_nobody_group = self.allow_nobody_group

        allow_everyone_group = self.allow_everyone_group

        default_group_name = self.default_group_name

        default_for_system_groups: None | str
        default_for_system_groups = self.default_for_system_groups

        allowed_system_groups = self.allowed_system_groups

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "require_system_group": require_system_group,
                "allow_internet_group": allow_internet_group,
                "allow_nobody_group": allow_nobody_group,
                "allow_everyone_group": allow_everyone_group,
                "default_group_name": default_group_name,
                "default_for_system_groups": default_for_system_groups,
                "allowed_system_groups": allowed_system_groups,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        require_system_group = d.pop("require_system_group")

        allow_internet_group = d.pop("allow_internet_group")

        allow_nobody_group = d.pop("allow_nobody_group")

        allow_everyone_group = d.pop("allow_everyone_group")

        default_group_name = d.pop("default_group_name")

        def _parse_default_for_system_groups(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        default_for_system_groups = _parse_default_for_system_groups(
            d.pop("default_for_system_groups")
        )

        allowed_system_groups = cast(list[str], d.pop("allowed_system_groups"))

        group_permission_setting = cls(
            require_system_group=require_system_group,
            allow_internet_group=allow_internet_group,
            allow_nobody_group=allow_nobody_group,
            allow_everyone_group=allow_everyone_group,
            default_group_name=default_group_name,
            default_for_system_groups=default_for_system_groups,
            allowed_system_groups=allowed_system_groups,
        )

        return group_permission_setting
