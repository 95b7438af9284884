from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.reaction_type import ReactionType

T = TypeVar("T", bound="Reaction")


@_attrs_define
class Reaction:
    """An emoji reaction of one user. Message, user, `reaction_type` and `emoji_code` identify it, not the name.

    Attributes:
        emoji_name (str):
        emoji_code (str):
        reaction_type (ReactionType): The namespace of `emoji_code`. `unicode_emoji`: the code points in hexadecimal,
            joined by dashes. `realm_emoji`: the ID of the
            organisation's custom emoji, as text. `service_extra_emoji`: the name of a special built-in emoji.
        user_id (int): Who reacted.
    """

    emoji_name: str
    emoji_code: str
    reaction_type: ReactionType
    user_id: int

    def to_dict(self) -> dict[str, Any]:
        emoji_name = self.emoji_name

        emoji_code = self.emoji_code

        reaction_type = self.reaction_type.value

        user_id = self.user_id

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "emoji_name": emoji_name,
                "emoji_code": emoji_code,
                "reaction_type": reaction_type,
                "user_id": user_id,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        emoji_name = d.pop("emoji_name")

        emoji_code = d.pop("emoji_code")

        reaction_type = ReactionType(d.pop("reaction_type"))

        user_id = d.pop("user_id")

        reaction = cls(
            emoji_name=emoji_name,
            emoji_code=emoji_code,
            reaction_type=reaction_type,
            user_id=user_id,
        )

        return reaction
