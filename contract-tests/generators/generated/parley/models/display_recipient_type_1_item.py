from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="DisplayRecipientType1Item")


@_attrs_define
class DisplayRecipientType1Item:
    """
    Attributes:
        id (int):
        email (str): The API email address.
        full_name (str):
        is_mirror_dummy (bool): Whether the account only stands for a person of another system.
    """

    id: int
    email: str
    full_name: str
    is_mirror_dummy: bool

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        email = self.email

        full_name = self.full_name

        is_mirror_dummy = self.is_mirror_dummy

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "email": email,
                "full_name": full_name,
                "is_mirror_dummy": is_mirror_dummy,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        email = d.pop("email")

        full_name = d.pop("full_name")

        is_mirror_dummy = d.pop("is_mirror_dummy")

        display_recipient_type_1_item = cls(
            id=id,
            email=email,
            full_name=full_name,
            is_mirror_dummy=is_mirror_dummy,
        )

        return display_recipient_type_1_item
