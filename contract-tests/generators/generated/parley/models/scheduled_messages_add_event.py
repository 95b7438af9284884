from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.scheduled_messages_add_event_op import ScheduledMessagesAddEventOp
from ..models.scheduled_messages_add_event_type import ScheduledMessagesAddEventType

if TYPE_CHECKING:
    from ..models.scheduled_message import ScheduledMessage


T = TypeVar("T", bound="ScheduledMessagesAddEvent")


@_attrs_define
class ScheduledMessagesAddEvent:
    """
    Example:
        {'id': 0, 'type': 'scheduled_messages', 'op': 'add', 'scheduled_messages': [{'scheduled_message_id': 1, 'type':
            'stream', 'to': 1, 'topic': 'later', 'content': 'Good morning!', 'rendered_content': '<p>Good morning!</p>',
            'scheduled_delivery_timestamp': 1900000000, 'failed': False}]}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (ScheduledMessagesAddEventType):
        op (ScheduledMessagesAddEventOp):
        scheduled_messages (list[ScheduledMessage]): The new ones.
    """

    id: int
    type_: ScheduledMessagesAddEventType
    op: ScheduledMessagesAddEventOp
    scheduled_messages: list[ScheduledMessage]

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        scheduled_messages = []
        for scheduled_messages_item_data in self.scheduled_messages:
            scheduled_messages_item = scheduled_messages_item_data.to_dict()
            scheduled_messages.append(scheduled_messages_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "scheduled_messages": scheduled_messages,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.scheduled_message import ScheduledMessage

        d = dict(src_dict)
        id = d.pop("id")

        type_ = ScheduledMessagesAddEventType(d.pop("type"))

        op = ScheduledMessagesAddEventOp(d.pop("op"))

        scheduled_messages = []
        _scheduled_messages = d.pop("scheduled_messages")
        for scheduled_messages_item_data in _scheduled_messages:
            scheduled_messages_item = ScheduledMessage.from_dict(
                scheduled_messages_item_data
            )

            scheduled_messages.append(scheduled_messages_item)

        scheduled_messages_add_event = cls(
            id=id,
            type_=type_,
            op=op,
            scheduled_messages=scheduled_messages,
        )

        return scheduled_messages_add_event
