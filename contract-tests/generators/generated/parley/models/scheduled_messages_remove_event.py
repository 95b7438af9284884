from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.scheduled_messages_remove_event_op import ScheduledMessagesRemoveEventOp
from ..models.scheduled_messages_remove_event_type import (
    ScheduledMessagesRemoveEventType,
)

T = TypeVar("T", bound="ScheduledMessagesRemoveEvent")


@_attrs_define
class ScheduledMessagesRemoveEvent:
    """
    Example:
        {'id': 0, 'type': 'scheduled_messages', 'op': 'remove', 'scheduled_message_id': 1}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (ScheduledMessagesRemoveEventType):
        op (ScheduledMessagesRemoveEventOp):
        scheduled_message_id (int):
    """

    id: int
    type_: ScheduledMessagesRemoveEventType
    op: ScheduledMessagesRemoveEventOp
    scheduled_message_id: int

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        scheduled_message_id = self.scheduled_message_id

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "scheduled_message_id": scheduled_message_id,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        type_ = ScheduledMessagesRemoveEventType(d.pop("type"))

        op = ScheduledMessagesRemoveEventOp(d.pop("op"))

        scheduled_message_id = d.pop("scheduled_message_id")

        scheduled_messages_remove_event = cls(
            id=id,
            type_=type_,
            op=op,
            scheduled_message_id=scheduled_message_id,
        )

        return scheduled_messages_remove_event
