from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="PersonDeliveryEmailUpdate")


@_attrs_define
class PersonDeliveryEmailUpdate:
    """The real email address, as the receiver may see it.

    Example:
        {'user_id': 10, 'delivery_email': None}

    Attributes:
        user_id (int):
        delivery_email (None | str): Null if the receiver may not see it any more.
    """

    user_id: int
    delivery_email: None | str

    def to_dict(self) -> dict[str, Any]:
        user_id = self.user_id

        delivery_email: None | str
        delivery_email = self.delivery_email

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "user_id": user_id,
                "delivery_email": delivery_email,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        user_id = d.pop("user_id")

        def _parse_delivery_email(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        delivery_email = _parse_delivery_email(d.pop("delivery_email"))

        person_delivery_email_update = cls(
            user_id=user_id,
            delivery_email=delivery_email,
        )

        return person_delivery_email_update
