from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="PersonNameUpdate")


@_attrs_define
class PersonNameUpdate:
    """The name.

    Example:
        {'user_id': 10, 'full_name': 'Chris Renamed'}

    Attributes:
        user_id (int):
        full_name (str):
    """

    user_id: int
    full_name: str

    def to_dict(self) -> dict[str, Any]:
        user_id = self.user_id

        full_name = self.full_name

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "user_id": user_id,
                "full_name": full_name,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        user_id = d.pop("user_id")

        full_name = d.pop("full_name")

        person_name_update = cls(
            user_id=user_id,
            full_name=full_name,
        )

        return person_name_update
