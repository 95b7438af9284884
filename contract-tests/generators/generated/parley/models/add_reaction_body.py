from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.reaction_type import ReactionType
from ..types import UNSET, Unset

T = TypeVar("T", bound="AddReactionBody")


@_attrs_define
class AddReactionBody:
    """
    Attributes:
        emoji_name (str): The name of the emoji.
        emoji_code (str | Unset): What identifies the emoji within `reaction_type`. Of a Unicode emoji the code points
            in hexadecimal, joined by `-`;
            variation selectors do not count. Needed to add to a reaction that was made under an older name.
        reaction_type (ReactionType | Unset): The namespace of `emoji_code`. `unicode_emoji`: the code points in
            hexadecimal, joined by dashes. `realm_emoji`: the ID of the
            organisation's custom emoji, as text. `service_extra_emoji`: the name of a special built-in emoji.
    """

    emoji_name: str
    emoji_code: str | Unset = UNSET
    reaction_type: ReactionType | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        emoji_name = self.emoji_name

        emoji_code = self.emoji_code

        reaction_type: str | Unset = UNSET
        if not isinstance(self.reaction_type, Unset):
            reaction_type = self.reaction_type.value

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "emoji_name": emoji_name,
            }
        )
        if emoji_code is not UNSET:
            field_dict["emoji_code"] = emoji_code
        if reaction_type is not UNSET:
            field_dict["reaction_type"] = reaction_type

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        emoji_name = d.pop("emoji_name")

        emoji_code = d.pop("emoji_code", UNSET)

        _reaction_type = d.pop("reaction_type", UNSET)
        reaction_type: ReactionType | Unset
        if isinstance(_reaction_type, Unset):
            reaction_type = UNSET
        else:
            reaction_type = ReactionType(_reaction_type)

        add_reaction_body = cls(
            emoji_name=emoji_name,
            emoji_code=emoji_code,
            reaction_type=reaction_type,
        )

        add_reaction_body.additional_properties = d
        return add_reaction_body

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
