from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="RegisterResponseRecentPrivateConversationsItem")


@_attrs_define
class RegisterResponseRecentPrivateConversationsItem:
    """
    Attributes:
        max_message_id (int): The newest message in it.
        user_ids (list[int]): The others in increasing order; empty with oneself.
    """

    max_message_id: int
    user_ids: list[int]

    def to_dict(self) -> dict[str, Any]:
        max_message_id = self.max_message_id

        user_ids = self.user_ids

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "max_message_id": max_message_id,
                "user_ids": user_ids,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        max_message_id = d.pop("max_message_id")

        user_ids = cast(list[int], d.pop("user_ids"))

        register_response_recent_private_conversations_item = cls(
            max_message_id=max_message_id,
            user_ids=user_ids,
        )

        return register_response_recent_private_conversations_item
