from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="UnreadMessagesPmsItem")


@_attrs_define
class UnreadMessagesPmsItem:
    """
    Attributes:
        other_user_id (int):
        sender_id (int): The same as `other_user_id`.
        unread_message_ids (list[int]):
    """

    other_user_id: int
    sender_id: int
    unread_message_ids: list[int]

    def to_dict(self) -> dict[str, Any]:
        other_user_id = self.other_user_id

        sender_id = self.sender_id

        unread_message_ids = self.unread_message_ids

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "other_user_id": other_user_id,
                "sender_id": sender_id,
                "unread_message_ids": unread_message_ids,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        other_user_id = d.pop("other_user_id")

        sender_id = d.pop("sender_id")

        unread_message_ids = cast(list[int], d.pop("unread_message_ids"))

        unread_messages_pms_item = cls(
            other_user_id=other_user_id,
            sender_id=sender_id,
            unread_message_ids=unread_message_ids,
        )

        return unread_messages_pms_item
