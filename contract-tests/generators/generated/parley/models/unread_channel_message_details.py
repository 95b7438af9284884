from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.unread_channel_message_details_type import UnreadChannelMessageDetailsType
from ..types import UNSET, Unset

T = TypeVar("T", bound="UnreadChannelMessageDetails")


@_attrs_define
class UnreadChannelMessageDetails:
    """
    Example:
        {'type': 'stream', 'stream_id': 1, 'topic': 'lunch'}

    Attributes:
        type_ (UnreadChannelMessageDetailsType):
        stream_id (int): The ID of the channel.
        topic (str):
        mentioned (bool | Unset): Present if the caller is mentioned, by a wildcard too.
        unmuted_stream_msg (bool | Unset): Whether the caller sees the message as not muted, by the channel's or the
            topic's policy.
    """

    type_: UnreadChannelMessageDetailsType
    stream_id: int
    topic: str
    mentioned: bool | Unset = UNSET
    unmuted_stream_msg: bool | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_.value

        stream_id = self.stream_id

        topic = self.topic

        mentioned = self.mentioned

        unmuted_stream_msg = self.unmuted_stream_msg

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "stream_id": stream_id,
                "topic": topic,
            }
        )
        if mentioned is not UNSET:
            field_dict["mentioned"] = mentioned
        if unmuted_stream_msg is not UNSET:
            field_dict["unmuted_stream_msg"] = unmuted_stream_msg

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = UnreadChannelMessageDetailsType(d.pop("type"))

        stream_id = d.pop("stream_id")

        topic = d.pop("topic")

        mentioned = d.pop("mentioned", UNSET)

        unmuted_stream_msg = d.pop("unmuted_stream_msg", UNSET)

        unread_channel_message_details = cls(
            type_=type_,
            stream_id=stream_id,
            topic=topic,
            mentioned=mentioned,
            unmuted_stream_msg=unmuted_stream_msg,
        )

        return unread_channel_message_details
