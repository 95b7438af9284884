from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.reminders_remove_event_op import RemindersRemoveEventOp
from ..models.reminders_remove_event_type import RemindersRemoveEventType

T = TypeVar("T", bound="RemindersRemoveEvent")


@_attrs_define
class RemindersRemoveEvent:
    """
    Example:
        {'id': 0, 'type': 'reminders', 'op': 'remove', 'reminder_id': 1}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (RemindersRemoveEventType):
        op (RemindersRemoveEventOp):
        reminder_id (int):
    """

    id: int
    type_: RemindersRemoveEventType
    op: RemindersRemoveEventOp
    reminder_id: int

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        reminder_id = self.reminder_id

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "reminder_id": reminder_id,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        type_ = RemindersRemoveEventType(d.pop("type"))

        op = RemindersRemoveEventOp(d.pop("op"))

        reminder_id = d.pop("reminder_id")

        reminders_remove_event = cls(
            id=id,
            type_=type_,
            op=op,
            reminder_id=reminder_id,
        )

        return reminders_remove_event
