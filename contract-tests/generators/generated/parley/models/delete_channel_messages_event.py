from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.delete_channel_messages_event_message_type import (
    DeleteChannelMessagesEventMessageType,
)
from ..models.delete_channel_messages_event_type import DeleteChannelMessagesEventType

T = TypeVar("T", bound="DeleteChannelMessagesEvent")


@_attrs_define
class DeleteChannelMessagesEvent:
    """
    Example:
        {'id': 0, 'type': 'delete_message', 'message_type': 'stream', 'message_ids': [101, 102], 'stream_id': 1,
            'topic': 'lunch'}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (DeleteChannelMessagesEventType):
        message_type (DeleteChannelMessagesEventMessageType):
        message_ids (list[int]): In increasing order.
        stream_id (int): The ID of the channel.
        topic (str):
    """

    id: int
    type_: DeleteChannelMessagesEventType
    message_type: DeleteChannelMessagesEventMessageType
    message_ids: list[int]
    stream_id: int
    topic: str

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        message_type = self.message_type.value

        message_ids = self.message_ids

        stream_id = self.stream_id

        topic = self.topic

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "message_type": message_type,
                "message_ids": message_ids,
                "stream_id": stream_id,
                "topic": topic,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        type_ = DeleteChannelMessagesEventType(d.pop("type"))

        message_type = DeleteChannelMessagesEventMessageType(d.pop("message_type"))

        message_ids = cast(list[int], d.pop("message_ids"))

        stream_id = d.pop("stream_id")

        topic = d.pop("topic")

        delete_channel_messages_event = cls(
            id=id,
            type_=type_,
            message_type=message_type,
            message_ids=message_ids,
            stream_id=stream_id,
            topic=topic,
        )

        return delete_channel_messages_event
