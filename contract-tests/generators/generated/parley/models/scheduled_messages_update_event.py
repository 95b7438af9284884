from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.scheduled_messages_update_event_op import ScheduledMessagesUpdateEventOp
from ..models.scheduled_messages_update_event_type import (
    ScheduledMessagesUpdateEventType,
)

if TYPE_CHECKING:
    from ..models.scheduled_message import ScheduledMessage


T = TypeVar("T", bound="ScheduledMessagesUpdateEvent")


@_attrs_define
class ScheduledMessagesUpdateEvent:
    """
    Example:
        {'id': 0, 'type': 'scheduled_messages', 'op': 'update', 'scheduled_message': {'scheduled_message_id': 2, 'type':
            'private', 'to': [6], 'content': 'Do not forget.', 'rendered_content': '<p>Do not forget.</p>',
            'scheduled_delivery_timestamp': 1900000000, 'failed': False}}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (ScheduledMessagesUpdateEventType):
        op (ScheduledMessagesUpdateEventOp):
        scheduled_message (ScheduledMessage): A message for later delivery. It does not tell `read_by_sender`.
    """

    id: int
    type_: ScheduledMessagesUpdateEventType
    op: ScheduledMessagesUpdateEventOp
    scheduled_message: ScheduledMessage

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        scheduled_message = self.scheduled_message.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "scheduled_message": scheduled_message,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.scheduled_message import ScheduledMessage

        d = dict(src_dict)
        id = d.pop("id")

        type_ = ScheduledMessagesUpdateEventType(d.pop("type"))

        op = ScheduledMessagesUpdateEventOp(d.pop("op"))

        scheduled_message = ScheduledMessage.from_dict(d.pop("scheduled_message"))

        scheduled_messages_update_event = cls(
            id=id,
            type_=type_,
            op=op,
            scheduled_message=scheduled_message,
        )

        return scheduled_messages_update_event
