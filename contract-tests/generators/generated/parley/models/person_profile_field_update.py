from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.person_profile_field_update_custom_profile_field import (
        PersonProfileFieldUpdateCustomProfileField,
    )


T = TypeVar("T", bound="PersonProfileFieldUpdate")


@_attrs_define
class PersonProfileFieldUpdate:
    """The value of a custom profile field.

    Example:
        {'user_id': 10, 'custom_profile_field': {'id': 1, 'value': '123', 'rendered_value': '<p>123</p>'}}

    Attributes:
        user_id (int):
        custom_profile_field (PersonProfileFieldUpdateCustomProfileField):
    """

    user_id: int
    custom_profile_field: PersonProfileFieldUpdateCustomProfileField

    def to_dict(self) -> dict[str, Any]:
        user_id = self.user_id

        custom_profile_field = self.custom_profile_field.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "user_id": user_id,
                "custom_profile_field": custom_profile_field,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.person_profile_field_update_custom_profile_field import (
            PersonProfileFieldUpdateCustomProfileField,
        )

        d = dict(src_dict)
        user_id = d.pop("user_id")

        custom_profile_field = PersonProfileFieldUpdateCustomProfileField.from_dict(
            d.pop("custom_profile_field")
        )

        person_profile_field_update = cls(
            user_id=user_id,
            custom_profile_field=custom_profile_field,
        )

        return person_profile_field_update
