from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.typing_channel_message_event_message_type import (
    TypingChannelMessageEventMessageType,
)
from ..models.typing_channel_message_event_op import TypingChannelMessageEventOp
from ..models.typing_channel_message_event_type import TypingChannelMessageEventType

if TYPE_CHECKING:
    from ..models.typing_user import TypingUser


T = TypeVar("T", bound="TypingChannelMessageEvent")


@_attrs_define
class TypingChannelMessageEvent:
    """
    Example:
        {'id': 0, 'type': 'typing', 'op': 'stop', 'message_type': 'stream', 'sender': {'user_id': 6, 'email':
            'member2@example.com'}, 'stream_id': 1, 'topic': 'lunch'}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (TypingChannelMessageEventType):
        op (TypingChannelMessageEventOp):
        message_type (TypingChannelMessageEventMessageType):
        sender (TypingUser): A user in a typing event. Example: {'user_id': 6, 'email': 'member2@example.com'}.
        stream_id (int): The ID of the channel.
        topic (str):
    """

    id: int
    type_: TypingChannelMessageEventType
    op: TypingChannelMessageEventOp
    message_type: TypingChannelMessageEventMessageType
    sender: TypingUser
    stream_id: int
    topic: str

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        message_type = self.message_type.value

        sender = self.sender.to_dict()

        stream_id = self.stream_id

        topic = self.topic

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "message_type": message_type,
                "sender": sender,
                "stream_id": stream_id,
                "topic": topic,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.typing_user import TypingUser

        d = dict(src_dict)
        id = d.pop("id")

        type_ = TypingChannelMessageEventType(d.pop("type"))

        op = TypingChannelMessageEventOp(d.pop("op"))

        message_type = TypingChannelMessageEventMessageType(d.pop("message_type"))

        sender = TypingUser.from_dict(d.pop("sender"))

        stream_id = d.pop("stream_id")

        topic = d.pop("topic")

        typing_channel_message_event = cls(
            id=id,
            type_=type_,
            op=op,
            message_type=message_type,
            sender=sender,
            stream_id=stream_id,
            topic=topic,
        )

        return typing_channel_message_event
