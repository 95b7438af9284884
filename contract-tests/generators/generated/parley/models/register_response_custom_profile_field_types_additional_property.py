from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="RegisterResponseCustomProfileFieldTypesAdditionalProperty")


@_attrs_define
class RegisterResponseCustomProfileFieldTypesAdditionalProperty:
    """
    Attributes:
        id (int): The `type` of fields.
        name (str): What to show for it.
    """

    id: int
    name: str

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        name = self.name

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "name": name,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        register_response_custom_profile_field_types_additional_property = cls(
            id=id,
            name=name,
        )

        return register_response_custom_profile_field_types_additional_property
