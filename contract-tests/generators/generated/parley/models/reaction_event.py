from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.reaction_event_op import ReactionEventOp
from ..models.reaction_event_type import ReactionEventType
from ..models.reaction_type import ReactionType

T = TypeVar("T", bound="ReactionEvent")


@_attrs_define
class ReactionEvent:
    """A user has added a reaction to a message, or removed it. Goes to everybody who has the message and may read it, and
    to all
    subscribers where the channel's history is shared. A reaction is identified by message, user, `reaction_type` and
    `emoji_code`, not by its name.

        Example:
            {'id': 0, 'type': 'reaction', 'op': 'add', 'user_id': 5, 'message_id': 103, 'emoji_name': 'thumbs_up',
                'emoji_code': '1f44d', 'reaction_type': 'unicode_emoji'}

        Attributes:
            id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
                `last_event_id`.
            type_ (ReactionEventType):
            op (ReactionEventOp):
            user_id (int): Who reacted.
            message_id (int):
            emoji_name (str):
            emoji_code (str): What identifies the emoji within `reaction_type`.
            reaction_type (ReactionType): The namespace of `emoji_code`. `unicode_emoji`: the code points in hexadecimal,
                joined by dashes. `realm_emoji`: the ID of the
                organisation's custom emoji, as text. `service_extra_emoji`: the name of a special built-in emoji.
    """

    id: int
    type_: ReactionEventType
    op: ReactionEventOp
    user_id: int
    message_id: int
    emoji_name: str
    emoji_code: str
    reaction_type: ReactionType

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        user_id = self.user_id

        message_id = self.message_id

        emoji_name = self.emoji_name

        emoji_code = self.emoji_code

        reaction_type = self.reaction_type.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "user_id": user_id,
                "message_id": message_id,
                "emoji_name": emoji_name,
                "emoji_code": emoji_code,
                "reaction_type": reaction_type,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        type_ = ReactionEventType(d.pop("type"))

        op = ReactionEventOp(d.pop("op"))

        user_id = d.pop("user_id")

        message_id = d.pop("message_id")

        emoji_name = d.pop("emoji_name")

        emoji_code = d.pop("emoji_code")

        reaction_type = ReactionType(d.pop("reaction_type"))

        reaction_event = cls(
            id=id,
            type_=type_,
            op=op,
            user_id=user_id,
            message_id=message_id,
            emoji_name=emoji_name,
            emoji_code=emoji_code,
            reaction_type=reaction_type,
        )

        return reaction_event
