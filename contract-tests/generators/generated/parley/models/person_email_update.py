from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="PersonEmailUpdate")


@_attrs_define
class PersonEmailUpdate:
    """The API email address, by which clients replace the one that they have.

    Example:
        {'user_id': 10, 'new_email': 'new@example.com'}

    Attributes:
        user_id (int):
        new_email (str):
    """

    user_id: int
    new_email: str

    def to_dict(self) -> dict[str, Any]:
        user_id = self.user_id

        new_email = self.new_email

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "user_id": user_id,
                "new_email": new_email,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        user_id = d.pop("user_id")

        new_email = d.pop("new_email")

        person_email_update = cls(
            user_id=user_id,
            new_email=new_email,
        )

        return person_email_update
