from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.reminder_type import ReminderType

T = TypeVar("T", bound="Reminder")


@_attrs_define
class Reminder:
    """A direct message to oneself, to be sent at a time, about a message.

    Example:
        {'reminder_id': 1, 'type': 'private', 'to': [5], 'content': 'You asked to be reminded of a message.',
            'rendered_content': '<p>You asked to be reminded of a message.</p>', 'scheduled_delivery_timestamp': 1900000000,
            'failed': False, 'reminder_target_message_id': 101}

    Attributes:
        reminder_id (int):
        type_ (ReminderType):
        to (list[int]): The caller's user ID.
        content (str): Markdown source.
        rendered_content (str): HTML.
        scheduled_delivery_timestamp (int): UNIX seconds.
        failed (bool): Whether the server tried and failed to send it.
        reminder_target_message_id (int): The message that it is about.
    """

    reminder_id: int
    type_: ReminderType
    to: list[int]
    content: str
    rendered_content: str
    scheduled_delivery_timestamp: int
    failed: bool
    reminder_target_message_id: int

    def to_dict(self) -> dict[str, Any]:
        reminder_id = self.reminder_id

        type_ = self.type_.value

        to = self.to

        content = self.content

        rendered_content = self.rendered_content

        scheduled_delivery_timestamp = self.scheduled_delivery_timestamp

        failed = self.failed

        reminder_target_message_id = self.reminder_target_message_id

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "reminder_id": reminder_id,
                "type": type_,
                "to": to,
                "content": content,
                "rendered_content": rendered_content,
                "scheduled_delivery_timestamp": scheduled_delivery_timestamp,
                "failed": failed,
                "reminder_target_message_id": reminder_target_message_id,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        reminder_id = d.pop("reminder_id")

        type_ = ReminderType(d.pop("type"))

        to = cast(list[int], d.pop("to"))

        content = d.pop("content")

        rendered_content = d.pop("rendered_content")

        scheduled_delivery_timestamp = d.pop("scheduled_delivery_timestamp")

        failed = d.pop("failed")

        reminder_target_message_id = d.pop("reminder_target_message_id")

        reminder = cls(
            reminder_id=reminder_id,
            type_=type_,
            to=to,
            content=content,
            rendered_content=rendered_content,
            scheduled_delivery_timestamp=scheduled_delivery_timestamp,
            failed=failed,
            reminder_target_message_id=reminder_target_message_id,
        )

        return reminder
