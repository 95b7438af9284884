from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="RealmBotDeleteEventBot")


@_attrs_define
class RealmBotDeleteEventBot:
    """
    Attributes:
        user_id (int):
    """

    user_id: int

    def to_dict(self) -> dict[str, Any]:
        user_id = self.user_id

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "user_id": user_id,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        user_id = d.pop("user_id")

        realm_bot_delete_event_bot = cls(
            user_id=user_id,
        )

        return realm_bot_delete_event_bot
