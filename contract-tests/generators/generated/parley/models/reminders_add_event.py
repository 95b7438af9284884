from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.reminders_add_event_op import RemindersAddEventOp
from ..models.reminders_add_event_type import RemindersAddEventType

if TYPE_CHECKING:
    from ..models.reminder import Reminder


T = TypeVar("T", bound="RemindersAddEvent")


@_attrs_define
class RemindersAddEvent:
    """
    Example:
        {'id': 0, 'type': 'reminders', 'op': 'add', 'reminders': [{'reminder_id': 1, 'type': 'private', 'to': [5],
            'content': 'You asked to be reminded of a message.', 'rendered_content': '<p>You asked to be reminded of a
            message.</p>', 'scheduled_delivery_timestamp': 1900000000, 'failed': False, 'reminder_target_message_id': 101}]}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (RemindersAddEventType):
        op (RemindersAddEventOp):
        reminders (list[Reminder]): The new ones.
    """

    id: int
    type_: RemindersAddEventType
    op: RemindersAddEventOp
    reminders: list[Reminder]

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        reminders = []
        for reminders_item_data in self.reminders:
            reminders_item = reminders_item_data.to_dict()
            reminders.append(reminders_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "reminders": reminders,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.reminder import Reminder

        d = dict(src_dict)
        id = d.pop("id")

        type_ = RemindersAddEventType(d.pop("type"))

        op = RemindersAddEventOp(d.pop("op"))

        reminders = []
        _reminders = d.pop("reminders")
        for reminders_item_data in _reminders:
            reminders_item = Reminder.from_dict(reminders_item_data)

            reminders.append(reminders_item)

        reminders_add_event = cls(
            id=id,
            type_=type_,
            op=op,
            reminders=reminders,
        )

        return reminders_add_event
