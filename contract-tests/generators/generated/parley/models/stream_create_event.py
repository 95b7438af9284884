from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.stream_create_event_op import StreamCreateEventOp
from ..models.stream_create_event_type import StreamCreateEventType

if TYPE_CHECKING:
    from ..models.channel import Channel


T = TypeVar("T", bound="StreamCreateEvent")


@_attrs_define
class StreamCreateEvent:
    """
    Example:
        {'id': 0, 'type': 'stream', 'op': 'create', 'streams': [{'stream_id': 1, 'name': 'general', 'description': 'For
            everybody.', 'rendered_description': '<p>For everybody.</p>', 'date_created': 1760000000, 'creator_id': 1,
            'invite_only': False, 'is_announcement_only': False, 'is_web_public': False, 'stream_post_policy': 1,
            'is_archived': False, 'first_message_id': 101, 'folder_id': None, 'is_recently_active': True,
            'history_public_to_subscribers': True, 'message_retention_days': None, 'stream_weekly_traffic': None,
            'subscriber_count': 7, 'topics_policy': 'inherit', 'can_add_subscribers_group': 8,
            'can_administer_channel_group': {'direct_members': [1], 'direct_subgroups': []}, 'can_create_topic_group': 2,
            'can_delete_any_message_group': 8, 'can_delete_own_message_group': 8, 'can_move_messages_out_of_channel_group':
            8, 'can_move_messages_within_channel_group': 8, 'can_remove_subscribers_group': 6, 'can_resolve_topics_group':
            8, 'can_send_message_group': 2, 'can_subscribe_group': 8}]}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (StreamCreateEventType):
        op (StreamCreateEventOp):
        streams (list[Channel]):
    """

    id: int
    type_: StreamCreateEventType
    op: StreamCreateEventOp
    streams: list[Channel]

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        streams = []
        for streams_item_data in self.streams:
            streams_item = streams_item_data.to_dict()
            streams.append(streams_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "streams": streams,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.channel import Channel

        d = dict(src_dict)
        id = d.pop("id")

        type_ = StreamCreateEventType(d.pop("type"))

        op = StreamCreateEventOp(d.pop("op"))

        streams = []
        _streams = d.pop("streams")
        for streams_item_data in _streams:
            streams_item = Channel.from_dict(streams_item_data)

            streams.append(streams_item)

        stream_create_event = cls(
            id=id,
            type_=type_,
            op=op,
            streams=streams,
        )

        return stream_create_event
