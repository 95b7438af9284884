from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.user_settings_state_emojiset_choices_item_key import (
    UserSettingsStateEmojisetChoicesItemKey,
)

T = TypeVar("T", bound="UserSettingsStateEmojisetChoicesItem")


@_attrs_define
class UserSettingsStateEmojisetChoicesItem:
    """
    Attributes:
        key (UserSettingsStateEmojisetChoicesItemKey): The value of `emojiset`.
        text (str): What to show for it.
    """

    key: UserSettingsStateEmojisetChoicesItemKey
    text: str

    def to_dict(self) -> dict[str, Any]:
        key = self.key.value

        text = self.text

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "key": key,
                "text": text,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        key = UserSettingsStateEmojisetChoicesItemKey(d.pop("key"))

        text = d.pop("text")

        user_settings_state_emojiset_choices_item = cls(
            key=key,
            text=text,
        )

        return user_settings_state_emojiset_choices_item
