from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.typing_direct_message_event_message_type import (
    TypingDirectMessageEventMessageType,
)
from ..models.typing_direct_message_event_op import TypingDirectMessageEventOp
from ..models.typing_direct_message_event_type import TypingDirectMessageEventType

if TYPE_CHECKING:
    from ..models.typing_user import TypingUser


T = TypeVar("T", bound="TypingDirectMessageEvent")


@_attrs_define
class TypingDirectMessageEvent:
    """
    Example:
        {'id': 0, 'type': 'typing', 'op': 'start', 'message_type': 'direct', 'sender': {'user_id': 6, 'email':
            'member2@example.com'}, 'recipients': [{'user_id': 5, 'email': 'member@example.com'}, {'user_id': 6, 'email':
            'member2@example.com'}]}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (TypingDirectMessageEventType):
        op (TypingDirectMessageEventOp):
        message_type (TypingDirectMessageEventMessageType):
        sender (TypingUser): A user in a typing event. Example: {'user_id': 6, 'email': 'member2@example.com'}.
        recipients (list[TypingUser]): Everybody in the conversation, the sender too.
    """

    id: int
    type_: TypingDirectMessageEventType
    op: TypingDirectMessageEventOp
    message_type: TypingDirectMessageEventMessageType
    sender: TypingUser
    recipients: list[TypingUser]

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        message_type = self.message_type.value

        sender = self.sender.to_dict()

        recipients = []
        for recipients_item_data in self.recipients:
            recipients_item = recipients_item_data.to_dict()
            recipients.append(recipients_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "message_type": message_type,
                "sender": sender,
                "recipients": recipients,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.typing_user import TypingUser

        d = dict(src_dict)
        id = d.pop("id")

        type_ = TypingDirectMessageEventType(d.pop("type"))

        op = TypingDirectMessageEventOp(d.pop("op"))

        message_type = TypingDirectMessageEventMessageType(d.pop("message_type"))

        sender = TypingUser.from_dict(d.pop("sender"))

        recipients = []
        _recipients = d.pop("recipients")
        for recipients_item_data in _recipients:
            recipients_item = TypingUser.from_dict(recipients_item_data)

            recipients.append(recipients_item)

        typing_direct_message_event = cls(
            id=id,
            type_=type_,
            op=op,
            message_type=message_type,
            sender=sender,
            recipients=recipients,
        )

        return typing_direct_message_event
