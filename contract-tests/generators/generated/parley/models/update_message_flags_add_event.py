from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.message_flag import MessageFlag
from ..models.update_message_flags_add_event_op import UpdateMessageFlagsAddEventOp
from ..models.update_message_flags_add_event_operation import (
    UpdateMessageFlagsAddEventOperation,
)
from ..models.update_message_flags_add_event_type import UpdateMessageFlagsAddEventType

T = TypeVar("T", bound="UpdateMessageFlagsAddEvent")


@_attrs_define
class UpdateMessageFlagsAddEvent:
    """
    Example:
        {'id': 0, 'type': 'update_message_flags', 'op': 'add', 'operation': 'add', 'flag': 'starred', 'messages': [118],
            'all': False}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (UpdateMessageFlagsAddEventType):
        op (UpdateMessageFlagsAddEventOp):
        operation (UpdateMessageFlagsAddEventOperation): The older name of `op`.
        flag (MessageFlag): What a message is to one user. The user changes `read`, `starred` and `collapsed`; the
            others follow from the message.

            `mentioned`: the user is mentioned, directly or by a user group. `stream_wildcard_mentioned` and
            `topic_wildcard_mentioned`:
            everybody in the channel, or in the topic, is mentioned. `has_alert_word`: it contains one of the user's alert
            words. These four
            change when the content is edited. `historical`: the user did not receive the message when it was sent.
            `wildcard_mentioned` is deprecated: it is present when either of the two wildcard flags is.

            **Changes**: 224 `stream_wildcard_mentioned` and `topic_wildcard_mentioned` replace `wildcard_mentioned`.
        messages (list[int]): IDs of the messages; empty with `all`.
        all_ (bool): Whether all messages were marked as read at once.
    """

    id: int
    type_: UpdateMessageFlagsAddEventType
    op: UpdateMessageFlagsAddEventOp
    operation: UpdateMessageFlagsAddEventOperation
    flag: MessageFlag
    messages: list[int]
    all_: bool

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        operation = self.operation.value

        flag = self.flag.value

        messages = self.messages

        all_ = self.all_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "operation": operation,
                "flag": flag,
                "messages": messages,
                "all": all_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        type_ = UpdateMessageFlagsAddEventType(d.pop("type"))

        op = UpdateMessageFlagsAddEventOp(d.pop("op"))

        operation = UpdateMessageFlagsAddEventOperation(d.pop("operation"))

        flag = MessageFlag(d.pop("flag"))

        messages = cast(list[int], d.pop("messages"))

        all_ = d.pop("all")

        update_message_flags_add_event = cls(
            id=id,
            type_=type_,
            op=op,
            operation=operation,
            flag=flag,
            messages=messages,
            all_=all_,
        )

        return update_message_flags_add_event
