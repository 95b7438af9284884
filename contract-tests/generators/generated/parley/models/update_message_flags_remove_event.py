from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.message_flag import MessageFlag
from ..models.update_message_flags_remove_event_op import (
    UpdateMessageFlagsRemoveEventOp,
)
from ..models.update_message_flags_remove_event_operation import (
    UpdateMessageFlagsRemoveEventOperation,
)
from ..models.update_message_flags_remove_event_type import (
    UpdateMessageFlagsRemoveEventType,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.update_message_flags_remove_event_message_details import (
        UpdateMessageFlagsRemoveEventMessageDetails,
    )


T = TypeVar("T", bound="UpdateMessageFlagsRemoveEvent")


@_attrs_define
class UpdateMessageFlagsRemoveEvent:
    """
    Example:
        {'id': 0, 'type': 'update_message_flags', 'op': 'remove', 'operation': 'remove', 'flag': 'read', 'messages':
            [101, 107], 'all': False, 'message_details': {'101': {'type': 'stream', 'stream_id': 1, 'topic': 'lunch'},
            '107': {'type': 'private', 'user_ids': [6]}}}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (UpdateMessageFlagsRemoveEventType):
        op (UpdateMessageFlagsRemoveEventOp):
        operation (UpdateMessageFlagsRemoveEventOperation): The older name of `op`.
        flag (MessageFlag): What a message is to one user. The user changes `read`, `starred` and `collapsed`; the
            others follow from the message.

            `mentioned`: the user is mentioned, directly or by a user group. `stream_wildcard_mentioned` and
            `topic_wildcard_mentioned`:
            everybody in the channel, or in the topic, is mentioned. `has_alert_word`: it contains one of the user's alert
            words. These four
            change when the content is edited. `historical`: the user did not receive the message when it was sent.
            `wildcard_mentioned` is deprecated: it is present when either of the two wildcard flags is.

            **Changes**: 224 `stream_wildcard_mentioned` and `topic_wildcard_mentioned` replace `wildcard_mentioned`.
        messages (list[int]): IDs of the messages.
        all_ (bool):
        message_details (UpdateMessageFlagsRemoveEventMessageDetails | Unset): By message ID, what a client needs to
            count a message as unread that it may not have. Only if `flag` is `read`.
    """

    id: int
    type_: UpdateMessageFlagsRemoveEventType
    op: UpdateMessageFlagsRemoveEventOp
    operation: UpdateMessageFlagsRemoveEventOperation
    flag: MessageFlag
    messages: list[int]
    all_: bool
    message_details: UpdateMessageFlagsRemoveEventMessageDetails | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        operation = self.operation.value

        flag = self.flag.value

        messages = self.messages

        all_ = self.all_

        message_details: dict[str, Any] | Unset = UNSET
        if not isinstance(self.message_details, Unset):
            message_details = self.message_details.to_dict()

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
        if message_details is not UNSET:
            field_dict["message_details"] = message_details

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.update_message_flags_remove_event_message_details import (
            UpdateMessageFlagsRemoveEventMessageDetails,
        )

        d = dict(src_dict)
        id = d.pop("id")

        type_ = UpdateMessageFlagsRemoveEventType(d.pop("type"))

        op = UpdateMessageFlagsRemoveEventOp(d.pop("op"))

        operation = UpdateMessageFlagsRemoveEventOperation(d.pop("operation"))

        flag = MessageFlag(d.pop("flag"))

        messages = cast(list[int], d.pop("messages"))

        all_ = d.pop("all")

        _message_details = d.pop("message_details", UNSET)
        message_details: UpdateMessageFlagsRemoveEventMessageDetails | Unset
        if isinstance(_message_details, Unset):
            message_details = UNSET
        else:
            message_details = UpdateMessageFlagsRemoveEventMessageDetails.from_dict(
                _message_details
            )

        update_message_flags_remove_event = cls(
            id=id,
            type_=type_,
            op=op,
            operation=operation,
            flag=flag,
            messages=messages,
            all_=all_,
            message_details=message_details,
        )

        return update_message_flags_remove_event
