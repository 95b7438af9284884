from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.delete_channel_message_event_message_type import (
    DeleteChannelMessageEventMessageType,
)
from ..models.delete_channel_message_event_type import DeleteChannelMessageEventType

T = TypeVar("T", bound="DeleteChannelMessageEvent")


@_attrs_define
class DeleteChannelMessageEvent:
    """
    Example:
        {'id': 0, 'type': 'delete_message', 'message_type': 'stream', 'message_id': 101, 'stream_id': 1, 'topic':
            'lunch'}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (DeleteChannelMessageEventType):
        message_type (DeleteChannelMessageEventMessageType):
        message_id (int):
        stream_id (int): The ID of the channel.
        topic (str):
    """

    id: int
    type_: DeleteChannelMessageEventType
    message_type: DeleteChannelMessageEventMessageType
    message_id: int
    stream_id: int
    topic: str

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        message_type = self.message_type.value

        message_id = self.message_id

        stream_id = self.stream_id

        topic = self.topic

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "message_type": message_type,
                "message_id": message_id,
                "stream_id": stream_id,
                "topic": topic,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        type_ = DeleteChannelMessageEventType(d.pop("type"))

        message_type = DeleteChannelMessageEventMessageType(d.pop("message_type"))

        message_id = d.pop("message_id")

        stream_id = d.pop("stream_id")

        topic = d.pop("topic")

        delete_channel_message_event = cls(
            id=id,
            type_=type_,
            message_type=message_type,
            message_id=message_id,
            stream_id=stream_id,
            topic=topic,
        )

        return delete_channel_message_event
