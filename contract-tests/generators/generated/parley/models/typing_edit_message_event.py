from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.typing_edit_message_event_op import TypingEditMessageEventOp
from ..models.typing_edit_message_event_type import TypingEditMessageEventType

if TYPE_CHECKING:
    from ..models.edited_channel_message_recipient import EditedChannelMessageRecipient
    from ..models.edited_direct_message_recipient import EditedDirectMessageRecipient


T = TypeVar("T", bound="TypingEditMessageEvent")


@_attrs_define
class TypingEditMessageEvent:
    """A user has started editing the text of a message, or stopped. Goes to whom `typing` would go to.

    Example:
        {'id': 0, 'type': 'typing_edit_message', 'op': 'start', 'sender_id': 6, 'message_id': 116, 'recipient': {'type':
            'channel', 'channel_id': 1, 'topic': 'edits'}}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (TypingEditMessageEventType):
        op (TypingEditMessageEventOp):
        sender_id (int): Who edits.
        message_id (int):
        recipient (EditedChannelMessageRecipient | EditedDirectMessageRecipient): Where the message is.
    """

    id: int
    type_: TypingEditMessageEventType
    op: TypingEditMessageEventOp
    sender_id: int
    message_id: int
    recipient: EditedChannelMessageRecipient | EditedDirectMessageRecipient

    def to_dict(self) -> dict[str, Any]:
        from ..models.edited_channel_message_recipient import (
            EditedChannelMessageRecipient,
        )

        id = self.id

        type_ = self.type_.value

        op = self.op.value

        sender_id = self.sender_id

        message_id = self.message_id

        recipient: dict[str, Any]
        if isinstance(self.recipient, EditedChannelMessageRecipient):
            recipient = self.recipient.to_dict()
        else:
            recipient = self.recipient.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "sender_id": sender_id,
                "message_id": message_id,
                "recipient": recipient,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.edited_channel_message_recipient import (
            EditedChannelMessageRecipient,
        )
        from ..models.edited_direct_message_recipient import (
            EditedDirectMessageRecipient,
        )

        d = dict(src_dict)
        id = d.pop("id")

        type_ = TypingEditMessageEventType(d.pop("type"))

        op = TypingEditMessageEventOp(d.pop("op"))

        sender_id = d.pop("sender_id")

        message_id = d.pop("message_id")

        def _parse_recipient(
            data: object,
        ) -> EditedChannelMessageRecipient | EditedDirectMessageRecipient:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                recipient_type_0 = EditedChannelMessageRecipient.from_dict(data)

                return recipient_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            recipient_type_1 = EditedDirectMessageRecipient.from_dict(data)

            return recipient_type_1

        recipient = _parse_recipient(d.pop("recipient"))

        typing_edit_message_event = cls(
            id=id,
            type_=type_,
            op=op,
            sender_id=sender_id,
            message_id=message_id,
            recipient=recipient,
        )

        return typing_edit_message_event
