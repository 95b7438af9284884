from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="TypingUser")


@_attrs_define
class TypingUser:
    """A user in a typing event.

    Example:
        {'user_id': 6, 'email': 'member2@example.com'}

    Attributes:
        user_id (int):
        email (str): The API email address.
    """

    user_id: int
    email: str

    def to_dict(self) -> dict[str, Any]:
        user_id = self.user_id

        email = self.email

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "user_id": user_id,
                "email": email,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        user_id = d.pop("user_id")

        email = d.pop("email")

        typing_user = cls(
            user_id=user_id,
            email=email,
        )

        return typing_user
