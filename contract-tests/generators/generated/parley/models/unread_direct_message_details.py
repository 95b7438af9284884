from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.unread_direct_message_details_type import UnreadDirectMessageDetailsType
from ..types import UNSET, Unset

T = TypeVar("T", bound="UnreadDirectMessageDetails")


@_attrs_define
class UnreadDirectMessageDetails:
    """
    Example:
        {'type': 'private', 'user_ids': [6]}

    Attributes:
        type_ (UnreadDirectMessageDetailsType):
        user_ids (list[int]): The others in the conversation; empty if there are none.
        mentioned (bool | Unset): Present if the caller is mentioned.
    """

    type_: UnreadDirectMessageDetailsType
    user_ids: list[int]
    mentioned: bool | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_.value

        user_ids = self.user_ids

        mentioned = self.mentioned

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "user_ids": user_ids,
            }
        )
        if mentioned is not UNSET:
            field_dict["mentioned"] = mentioned

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = UnreadDirectMessageDetailsType(d.pop("type"))

        user_ids = cast(list[int], d.pop("user_ids"))

        mentioned = d.pop("mentioned", UNSET)

        unread_direct_message_details = cls(
            type_=type_,
            user_ids=user_ids,
            mentioned=mentioned,
        )

        return unread_direct_message_details
