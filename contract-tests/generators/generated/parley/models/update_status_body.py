from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.reaction_type import ReactionType
from ..types import UNSET, Unset

T = TypeVar("T", bound="UpdateStatusBody")


@_attrs_define
class UpdateStatusBody:
    """
    Attributes:
        status_text (str | Unset): The text, trimmed, then at most 60 Unicode code points. An empty one takes it away.
        emoji_name (str | Unset): The name of the emoji, or the empty string. Without it `emoji_code` decides; one of
            them
            is required with `reaction_type`.
        emoji_code (str | Unset): What identifies the emoji within `reaction_type`. Of a Unicode emoji the code points
            in hexadecimal, joined by `-`;
            variation selectors do not count.
        reaction_type (ReactionType | Unset): The namespace of `emoji_code`. `unicode_emoji`: the code points in
            hexadecimal, joined by dashes. `realm_emoji`: the ID of the
            organisation's custom emoji, as text. `service_extra_emoji`: the name of a special built-in emoji.
        away (bool | Unset): The inverse of the preference `presence_enabled`. Set that by `PATCH /settings`.
    """

    status_text: str | Unset = UNSET
    emoji_name: str | Unset = UNSET
    emoji_code: str | Unset = UNSET
    reaction_type: ReactionType | Unset = UNSET
    away: bool | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        status_text = self.status_text

        emoji_name = self.emoji_name

        emoji_code = self.emoji_code

        reaction_type: str | Unset = UNSET
        if not isinstance(self.reaction_type, Unset):
            reaction_type = self.reaction_type.value

        away = self.away

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
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

        update_status_body = cls(
            status_text=status_text,
            emoji_name=emoji_name,
            emoji_code=emoji_code,
            reaction_type=reaction_type,
            away=away,
        )

        update_status_body.additional_properties = d
        return update_status_body

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
