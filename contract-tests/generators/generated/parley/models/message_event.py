from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.message_event_type import MessageEventType
from ..models.message_flag import MessageFlag
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.message_in_event import MessageInEvent


T = TypeVar("T", bound="MessageEvent")


@_attrs_define
class MessageEvent:
    """A message was sent. Goes to everybody who received it and may still read it, also after leaving a public channel; to
    its sender,
    subscribed or not; and to queues registered with `all_public_streams` for every message of a public channel. A queue
    with a
    `narrow` gets only what matches it.

        Example:
            {'id': 0, 'type': 'message', 'message': {'id': 139, 'type': 'stream', 'sender_id': 6, 'sender_email':
                'member2@example.com', 'sender_full_name': 'Max Member', 'sender_realm_str': '', 'content': 'Something has
                happened.', 'content_type': 'text/x-markdown', 'timestamp': 1760000000, 'client': 'website', 'subject':
                'events', 'topic_links': [], 'stream_id': 1, 'display_recipient': 'general', 'recipient_id': 1, 'avatar_url':
                '/avatar/6', 'is_me_message': False, 'reactions': [], 'submessages': []}, 'flags': []}

        Attributes:
            id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
                `last_event_id`.
            type_ (MessageEventType):
            message (MessageInEvent): A message as a `message` event carries it. It has the older words: `type` is `stream`
                or `private`, the topic is `subject`.
            flags (list[MessageFlag]): The receiver's flags of the message; flags that are not set are left out.
            local_message_id (str | Unset): The `local_id` that the message was sent with. Only in the queue that the sender
                named by `queue_id`.
    """

    id: int
    type_: MessageEventType
    message: MessageInEvent
    flags: list[MessageFlag]
    local_message_id: str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        message = self.message.to_dict()

        flags = []
        for flags_item_data in self.flags:
            flags_item = flags_item_data.value
            flags.append(flags_item)

        local_message_id = self.local_message_id

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "message": message,
                "flags": flags,
            }
        )
        if local_message_id is not UNSET:
            field_dict["local_message_id"] = local_message_id

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.message_in_event import MessageInEvent

        d = dict(src_dict)
        id = d.pop("id")

        type_ = MessageEventType(d.pop("type"))

        message = MessageInEvent.from_dict(d.pop("message"))

        flags = []
        _flags = d.pop("flags")
        for flags_item_data in _flags:
            flags_item = MessageFlag(flags_item_data)

            flags.append(flags_item)

        local_message_id = d.pop("local_message_id", UNSET)

        message_event = cls(
            id=id,
            type_=type_,
            message=message,
            flags=flags,
            local_message_id=local_message_id,
        )

        return message_event
