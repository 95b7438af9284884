from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.submessage_event_msg_type import SubmessageEventMsgType
from ..models.submessage_event_type import SubmessageEventType

T = TypeVar("T", bound="SubmessageEvent")


@_attrs_define
class SubmessageEvent:
    """Something was added to a widget (a poll, a to-do list) under a message. Goes to everybody who receives the message.

    Example:
        {'id': 0, 'type': 'submessage', 'msg_type': 'widget', 'message_id': 102, 'submessage_id': 1, 'sender_id': 6,
            'content': '{"type":"vote","key":"canned,0","vote":1}'}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (SubmessageEventType):
        msg_type (SubmessageEventMsgType):
        message_id (int):
        submessage_id (int):
        sender_id (int): Who added it.
        content (str): The data of the widget, JSON text.
    """

    id: int
    type_: SubmessageEventType
    msg_type: SubmessageEventMsgType
    message_id: int
    submessage_id: int
    sender_id: int
    content: str

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        msg_type = self.msg_type.value

        message_id = self.message_id

        submessage_id = self.submessage_id

        sender_id = self.sender_id

        content = self.content

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "msg_type": msg_type,
                "message_id": message_id,
                "submessage_id": submessage_id,
                "sender_id": sender_id,
                "content": content,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        type_ = SubmessageEventType(d.pop("type"))

        msg_type = SubmessageEventMsgType(d.pop("msg_type"))

        message_id = d.pop("message_id")

        submessage_id = d.pop("submessage_id")

        sender_id = d.pop("sender_id")

        content = d.pop("content")

        submessage_event = cls(
            id=id,
            type_=type_,
            msg_type=msg_type,
            message_id=message_id,
            submessage_id=submessage_id,
            sender_id=sender_id,
            content=content,
        )

        return submessage_event
