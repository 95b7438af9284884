from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="PersonJoinDateUpdate")


@_attrs_define
class PersonJoinDateUpdate:
    """The time of joining, which the first login to an imported or API-created account sets. **Changes**: 475 this form.

    Example:
        {'user_id': 11, 'date_joined': '2025-10-09T08:53Z'}

    Attributes:
        user_id (int):
        date_joined (str): ISO 8601.
    """

    user_id: int
    date_joined: str

    def to_dict(self) -> dict[str, Any]:
        user_id = self.user_id

        date_joined = self.date_joined

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "user_id": user_id,
                "date_joined": date_joined,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        user_id = d.pop("user_id")

        date_joined = d.pop("date_joined")

        person_join_date_update = cls(
            user_id=user_id,
            date_joined=date_joined,
        )

        return person_join_date_update
