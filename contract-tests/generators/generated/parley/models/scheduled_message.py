from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.scheduled_message_type import ScheduledMessageType
from ..types import UNSET, Unset

T = TypeVar("T", bound="ScheduledMessage")


@_attrs_define
class ScheduledMessage:
    """A message for later delivery. It does not tell `read_by_sender`.

    Attributes:
        scheduled_message_id (int): Not the ID that the message gets when it is sent.
        type_ (ScheduledMessageType): `stream` for a channel message, `private` for a direct one, whatever word it was
            scheduled with.
        to (int | list[int]): The ID of the channel, or the user IDs of a direct message.
        content (str): The text, Markdown source.
        rendered_content (str): The text as HTML.
        scheduled_delivery_timestamp (int): When it is due, in UNIX seconds.
        failed (bool): Whether the server tried and failed to send it. It is not tried again until the sender gives it a
            new time.
        topic (str | Unset): The topic. Present for a channel message.
    """

    scheduled_message_id: int
    type_: ScheduledMessageType
    to: int | list[int]
    content: str
    rendered_content: str
    scheduled_delivery_timestamp: int
    failed: bool
    topic: str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        scheduled_message_id = self.scheduled_message_id

        type_ = self.type_.value

        to: int | list[int]
        if isinstance(self.to, list):
            to = self.to

        else:
            to = self.to

        content = self.content

        rendered_content = self.rendered_content

        scheduled_delivery_timestamp = self.scheduled_delivery_timestamp

        failed = self.failed

        topic = self.topic

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "scheduled_message_id": scheduled_message_id,
                "type": type_,
                "to": to,
                "content": content,
                "rendered_content": rendered_content,
                "scheduled_delivery_timestamp": scheduled_delivery_timestamp,
                "failed": failed,
            }
        )
        if topic is not UNSET:
            field_dict["topic"] = topic

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        scheduled_message_id = d.pop("scheduled_message_id")

        type_ = ScheduledMessageType(d.pop("type"))

        def _parse_to(data: object) -> int | list[int]:
            try:
                if not isinstance(data, list):
                    raise TypeError()
                to_type_1 = cast(list[int], data)

                return to_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(int | list[int], data)

        to = _parse_to(d.pop("to"))

        content = d.pop("content")

        rendered_content = d.pop("rendered_content")

        scheduled_delivery_timestamp = d.pop("scheduled_delivery_timestamp")

        failed = d.pop("failed")

        topic = d.pop("topic", UNSET)

        scheduled_message = cls(
            scheduled_message_id=scheduled_message_id,
            type_=type_,
            to=to,
            content=content,
            rendered_content=rendered_content,
            scheduled_delivery_timestamp=scheduled_delivery_timestamp,
            failed=failed,
            topic=topic,
        )

        return scheduled_message
