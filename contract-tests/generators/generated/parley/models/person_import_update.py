from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="PersonImportUpdate")


@_attrs_define
class PersonImportUpdate:
    """The first login to an imported or API-created account. The event of `date_joined` follows.

    Example:
        {'user_id': 11, 'is_imported_stub': False}

    Attributes:
        user_id (int):
        is_imported_stub (bool):
    """

    user_id: int
    is_imported_stub: bool

    def to_dict(self) -> dict[str, Any]:
        user_id = self.user_id

        is_imported_stub = self.is_imported_stub

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "user_id": user_id,
                "is_imported_stub": is_imported_stub,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        user_id = d.pop("user_id")

        is_imported_stub = d.pop("is_imported_stub")

        person_import_update = cls(
            user_id=user_id,
            is_imported_stub=is_imported_stub,
        )

        return person_import_update
