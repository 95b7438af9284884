from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.edited_channel_message_recipient_type import (
    EditedChannelMessageRecipientType,
)

T = TypeVar("T", bound="EditedChannelMessageRecipient")


@_attrs_define
class EditedChannelMessageRecipient:
    """
    Example:
        {'type': 'channel', 'channel_id': 1, 'topic': 'edits'}

    Attributes:
        type_ (EditedChannelMessageRecipientType):
        channel_id (int):
        topic (str):
    """

    type_: EditedChannelMessageRecipientType
    channel_id: int
    topic: str

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_.value

        channel_id = self.channel_id

        topic = self.topic

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "channel_id": channel_id,
                "topic": topic,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = EditedChannelMessageRecipientType(d.pop("type"))

        channel_id = d.pop("channel_id")

        topic = d.pop("topic")

        edited_channel_message_recipient = cls(
            type_=type_,
            channel_id=channel_id,
            topic=topic,
        )

        return edited_channel_message_recipient
