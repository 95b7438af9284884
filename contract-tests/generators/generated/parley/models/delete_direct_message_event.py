from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.delete_direct_message_event_message_type import (
    DeleteDirectMessageEventMessageType,
)
from ..models.delete_direct_message_event_type import DeleteDirectMessageEventType

T = TypeVar("T", bound="DeleteDirectMessageEvent")


@_attrs_define
class DeleteDirectMessageEvent:
    """
    Example:
        {'id': 0, 'type': 'delete_message', 'message_type': 'private', 'message_id': 107}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (DeleteDirectMessageEventType):
        message_type (DeleteDirectMessageEventMessageType):
        message_id (int):
    """

    id: int
    type_: DeleteDirectMessageEventType
    message_type: DeleteDirectMessageEventMessageType
    message_id: int

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        message_type = self.message_type.value

        message_id = self.message_id

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "message_type": message_type,
                "message_id": message_id,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        type_ = DeleteDirectMessageEventType(d.pop("type"))

        message_type = DeleteDirectMessageEventMessageType(d.pop("message_type"))

        message_id = d.pop("message_id")

        delete_direct_message_event = cls(
            id=id,
            type_=type_,
            message_type=message_type,
            message_id=message_id,
        )

        return delete_direct_message_event
