from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.reaction_type import ReactionType
from ..types import UNSET, Unset

T = TypeVar("T", bound="UserStatus")


@_attrs_define
class UserStatus:
    """The status of a user. Contains only what is set.

    Example:
        {'status_text': 'On holiday', 'emoji_name': 'palm_tree', 'emoji_code': '1f334', 'reaction_type':
            'unicode_emoji'}

    Attributes:
        status_text (str | Unset):
        emoji_name (str | Unset):
        emoji_code (str | Unset): What identifies the emoji within `reaction_type`.
        reaction_type (ReactionType | Unset): The namespace of `emoji_code`. `unicode_emoji`: the code points in
            hexadecimal, joined by dashes. `realm_emoji`: the ID of the
            organisation's custom emoji, as text. `service_extra_emoji`: the name of a special built-in emoji.
        away (bool | Unset): Present while the preference `presence_enabled` of the user, which replaces it, is false.
    """

    status_text: str | Unset = UNSET
    emoji_name: str | Unset = UNSET
    emoji_code: str | Unset = UNSET
    reaction_type: ReactionType | Unset = UNSET
    away: bool | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        status_text = self.status_text

        emoji_name = self.emoji_name

        emoji_code = self.emoji_code

        reaction_type: str | Unset = UNSET
        if not isinstance(self.reaction_type, Unset):
            reaction_type = self.reaction_type.value

        away = self.away

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if status_text is not UNSET:
            field_dict["status_text"] = status_text
        if emoji_name is not UNSET:
            field_dict["emoji_name"] = emoji_name
        if emoji_code is not UNSET:
            field_dict["emoji_code"] = emoji_code
        if reaction_type is not UNSET:
            field_dict["reaction_type"] = reaction_type
        if away is not UNSET:
            field_dict["away"] = away

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        status_text = d.pop("status_text", UNSET)

        emoji_name = d.pop("emoji_name", UNSET)

        emoji_code = d.pop("emoji_code", UNSET)

        _reaction_type = d.pop("reaction_type", UNSET)
        reaction_type: ReactionType | Unset
        if isinstance(_reaction_type, Unset):
            reaction_type = UNSET
        else:
            reaction_type = ReactionType(_reaction_type)

        away = d.pop("away", UNSET)

        user_status = cls(
            status_text=status_text,
            emoji_name=emoji_name,
            emoji_code=emoji_code,
            reaction_type=reaction_type,
            away=away,
        )

        return user_status
