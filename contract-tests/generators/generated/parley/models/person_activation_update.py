from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="PersonActivationUpdate")


@_attrs_define
class PersonActivationUpdate:
    """The account was deactivated or reactivated.

    Example:
        {'user_id': 9, 'is_active': True}

    Attributes:
        user_id (int):
        is_active (bool):
    """

    user_id: int
    is_active: bool

    def to_dict(self) -> dict[str, Any]:
        user_id = self.user_id

        is_active = self.is_active

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "user_id": user_id,
                "is_active": is_active,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        user_id = d.pop("user_id")

        is_active = d.pop("is_active")

        person_activation_update = cls(
            user_id=user_id,
            is_active=is_active,
        )

        return person_activation_update
