from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.edited_direct_message_recipient_type import (
    EditedDirectMessageRecipientType,
)

T = TypeVar("T", bound="EditedDirectMessageRecipient")


@_attrs_define
class EditedDirectMessageRecipient:
    """
    Example:
        {'type': 'direct', 'user_ids': [5, 6]}

    Attributes:
        type_ (EditedDirectMessageRecipientType):
        user_ids (list[int]): Everybody in the conversation, the sender too.
    """

    type_: EditedDirectMessageRecipientType
    user_ids: list[int]

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_.value

        user_ids = self.user_ids

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "user_ids": user_ids,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = EditedDirectMessageRecipientType(d.pop("type"))

        user_ids = cast(list[int], d.pop("user_ids"))

        edited_direct_message_recipient = cls(
            type_=type_,
            user_ids=user_ids,
        )

        return edited_direct_message_recipient
