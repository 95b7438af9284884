from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.delete_direct_messages_event_message_type import (
    DeleteDirectMessagesEventMessageType,
)
from ..models.delete_direct_messages_event_type import DeleteDirectMessagesEventType

T = TypeVar("T", bound="DeleteDirectMessagesEvent")


@_attrs_define
class DeleteDirectMessagesEvent:
    """
    Example:
        {'id': 0, 'type': 'delete_message', 'message_type': 'private', 'message_ids': [107, 108]}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (DeleteDirectMessagesEventType):
        message_type (DeleteDirectMessagesEventMessageType):
        message_ids (list[int]): In increasing order.
    """

    id: int
    type_: DeleteDirectMessagesEventType
    message_type: DeleteDirectMessagesEventMessageType
    message_ids: list[int]

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        message_type = self.message_type.value

        message_ids = self.message_ids

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "message_type": message_type,
                "message_ids": message_ids,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        type_ = DeleteDirectMessagesEventType(d.pop("type"))

        message_type = DeleteDirectMessagesEventMessageType(d.pop("message_type"))

        message_ids = cast(list[int], d.pop("message_ids"))

        delete_direct_messages_event = cls(
            id=id,
            type_=type_,
            message_type=message_type,
            message_ids=message_ids,
        )

        return delete_direct_messages_event
