from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.user_status_event_reaction_type import UserStatusEventReactionType
from ..models.user_status_event_type import UserStatusEventType
from ..types import UNSET, Unset

T = TypeVar("T", bound="UserStatusEvent")


@_attrs_define
class UserStatusEvent:
    """A user has changed their status, or one who has a status was reactivated or has become visible. Goes to everybody
    who can see
    the user. Contains only what has changed; empty strings mean that the text or the emoji was removed.

        Example:
            {'id': 0, 'type': 'user_status', 'user_id': 6, 'status_text': 'On holiday', 'emoji_name': 'palm_tree',
                'emoji_code': '1f334', 'reaction_type': 'unicode_emoji'}

        Attributes:
            id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
                `last_event_id`.
            type_ (UserStatusEventType):
            user_id (int):
            status_text (str | Unset):
            emoji_name (str | Unset):
            emoji_code (str | Unset):
            reaction_type (UserStatusEventReactionType | Unset): The namespace of `emoji_code`; empty when the emoji was
                removed.
            away (bool | Unset): The inverse of the preference `presence_enabled`: read that instead.
    """

    id: int
    type_: UserStatusEventType
    user_id: int
    status_text: str | Unset = UNSET
    emoji_name: str | Unset = UNSET
    emoji_code: str | Unset = UNSET
    reaction_type: UserStatusEventReactionType | Unset = UNSET
    away: bool | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        user_id = self.user_id

        status_text = self.status_text

        emoji_name = self.emoji_name

        emoji_code = self.emoji_code

        reaction_type: str | Unset = UNSET
        if not isinstance(self.reaction_type, Unset):
            reaction_type = self.reaction_type.value

        away = self.away

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "user_id": user_id,
            }
        )
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
        id = d.pop("id")

        type_ = UserStatusEventType(d.pop("type"))

        user_id = d.pop("user_id")

        status_text = d.pop("status_text", UNSET)

        emoji_name = d.pop("emoji_name", UNSET)

        emoji_code = d.pop("emoji_code", UNSET)

        _reaction_type = d.pop("reaction_type", UNSET)
        reaction_type: UserStatusEventReactionType | Unset
        if isinstance(_reaction_type, Unset):
            reaction_type = UNSET
        else:
            reaction_type = UserStatusEventReactionType(_reaction_type)

        away = d.pop("away", UNSET)

        user_status_event = cls(
            id=id,
            type_=type_,
            user_id=user_id,
            status_text=status_text,
            emoji_name=emoji_name,
            emoji_code=emoji_code,
            reaction_type=reaction_type,
            away=away,
        )

        return user_status_event
