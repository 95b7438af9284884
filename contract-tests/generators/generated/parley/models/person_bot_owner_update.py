from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="PersonBotOwnerUpdate")


@_attrs_define
class PersonBotOwnerUpdate:
    """The owner of a bot.

    Example:
        {'user_id': 8, 'bot_owner_id': 6}

    Attributes:
        user_id (int):
        bot_owner_id (int):
    """

    user_id: int
    bot_owner_id: int

    def to_dict(self) -> dict[str, Any]:
        user_id = self.user_id

        bot_owner_id = self.bot_owner_id

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "user_id": user_id,
                "bot_owner_id": bot_owner_id,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        user_id = d.pop("user_id")

        bot_owner_id = d.pop("bot_owner_id")

        person_bot_owner_update = cls(
            user_id=user_id,
            bot_owner_id=bot_owner_id,
        )

        return person_bot_owner_update
