from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="PersonTimezoneUpdate")


@_attrs_define
class PersonTimezoneUpdate:
    """The time zone.

    Example:
        {'user_id': 10, 'email': 'changed@example.com', 'timezone': 'Europe/Berlin'}

    Attributes:
        user_id (int):
        email (str): The API email address: use `user_id`.
        timezone (str): IANA identifier, perhaps empty.
    """

    user_id: int
    email: str
    timezone: str

    def to_dict(self) -> dict[str, Any]:
        user_id = self.user_id

        email = self.email

        timezone = self.timezone

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "user_id": user_id,
                "email": email,
                "timezone": timezone,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        user_id = d.pop("user_id")

        email = d.pop("email")

        timezone = d.pop("timezone")

        person_timezone_update = cls(
            user_id=user_id,
            email=email,
            timezone=timezone,
        )

        return person_timezone_update
