from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.role import Role

T = TypeVar("T", bound="PersonRoleUpdate")


@_attrs_define
class PersonRoleUpdate:
    """The role.

    Example:
        {'user_id': 10, 'role': 300}

    Attributes:
        user_id (int):
        role (Role): 100 owner, 200 administrator, 300 moderator, 400 member, 600 guest. A lower number is the more
            privileged role. Example: 400.
    """

    user_id: int
    role: Role

    def to_dict(self) -> dict[str, Any]:
        user_id = self.user_id

        role = self.role.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "user_id": user_id,
                "role": role,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        user_id = d.pop("user_id")

        role = Role(d.pop("role"))

        person_role_update = cls(
            user_id=user_id,
            role=role,
        )

        return person_role_update
