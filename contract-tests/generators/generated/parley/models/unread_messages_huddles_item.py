from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="UnreadMessagesHuddlesItem")


@_attrs_define
class UnreadMessagesHuddlesItem:
    """
    Attributes:
        user_ids_string (str): IDs of all of them, the caller too, in increasing order, joined by commas.
        unread_message_ids (list[int]):
    """

    user_ids_string: str
    unread_message_ids: list[int]

    def to_dict(self) -> dict[str, Any]:
        user_ids_string = self.user_ids_string

        unread_message_ids = self.unread_message_ids

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "user_ids_string": user_ids_string,
                "unread_message_ids": unread_message_ids,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        user_ids_string = d.pop("user_ids_string")

        unread_message_ids = cast(list[int], d.pop("unread_message_ids"))

        unread_messages_huddles_item = cls(
            user_ids_string=user_ids_string,
            unread_message_ids=unread_message_ids,
        )

        return unread_messages_huddles_item
