from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.submessage_msg_type import SubmessageMsgType

T = TypeVar("T", bound="Submessage")


@_attrs_define
class Submessage:
    """A piece of the data of a widget (a poll, a to-do list) under a message.

    Attributes:
        id (int):
        message_id (int):
        sender_id (int):
        msg_type (SubmessageMsgType):
        content (str): JSON text.
    """

    id: int
    message_id: int
    sender_id: int
    msg_type: SubmessageMsgType
    content: str

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        message_id = self.message_id

        sender_id = self.sender_id

        msg_type = self.msg_type.value

        content = self.content

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "message_id": message_id,
                "sender_id": sender_id,
                "msg_type": msg_type,
                "content": content,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        message_id = d.pop("message_id")

        sender_id = d.pop("sender_id")

        msg_type = SubmessageMsgType(d.pop("msg_type"))

        content = d.pop("content")

        submessage = cls(
            id=id,
            message_id=message_id,
            sender_id=sender_id,
            msg_type=msg_type,
            content=content,
        )

        return submessage
