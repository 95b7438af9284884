from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.message_flag import MessageFlag
from ..models.update_message_event_propagate_mode import UpdateMessageEventPropagateMode
from ..models.update_message_event_type import UpdateMessageEventType
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.topic_link import TopicLink


T = TypeVar("T", bound="UpdateMessageEvent")


@_attrs_define
class UpdateMessageEvent:
    """A message was edited or messages were moved, or the server rendered a message again. Goes to everybody who holds one
    of the
    messages and may read it, also after leaving a public channel, where the channel's history is shared to all
    subscribers, and for a
    public channel to queues registered with `all_public_streams`. `flags` are those of the message that `message_id`
    names.

    The content of `message_id` alone was edited by a user if `orig_content` is present. `message_ids` were moved if
    `orig_subject` is
    present: to another topic if `subject` is present, to another channel if `new_stream_id` is present. Both can happen
    at once, except
    content together with the channel. With `rendering_only` nothing was edited: links got a preview.

    **Changes**: 114 `rendering_only` and a null `user_id`; 393 `message_ids` sorted.

        Example:
            {'id': 0, 'type': 'update_message', 'user_id': 5, 'edit_timestamp': 1760000000, 'message_id': 112,
                'message_ids': [112], 'flags': ['read'], 'rendering_only': False, 'stream_id': 1, 'stream_name': 'general',
                'orig_subject': 'moves', 'subject': 'elsewhere', 'topic_links': [], 'propagate_mode': 'change_one'}

        Attributes:
            id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
                `last_event_id`.
            type_ (UpdateMessageEventType):
            user_id (int | None): Who edited; null if `rendering_only`.
            edit_timestamp (int): UNIX seconds.
            message_id (int): The message that the edit was addressed to.
            message_ids (list[int]): All that were changed, in increasing order.
            flags (list[MessageFlag]): The receiver's flags of `message_id` after the edit.
            rendering_only (bool): Whether no user edited anything.
            stream_id (int | Unset): The channel that the messages were in before. Only for channel messages.
            stream_name (str | Unset): The name of that channel: read it by `stream_id`. Only for channel messages.
            orig_content (str | Unset): The Markdown source before. Only if the content was edited.
            orig_rendered_content (str | Unset): The HTML before. Only if the content was edited.
            content (str | Unset): The Markdown source. Only if the content was edited or rendered again.
            rendered_content (str | Unset): The HTML. Only if the content was edited or rendered again.
            is_me_message (bool | Unset): Whether the text begins with `/me `. Only if the content was edited or rendered
                again.
            orig_subject (str | Unset): The topic before. Only if messages were moved.
            subject (str | Unset): The new topic. Only if the topic was changed.
            topic_links (list[TopicLink] | Unset): Links that linkifiers find in the new topic. Only if the topic was
                changed.
            new_stream_id (int | Unset): The channel that the messages are in now. Only if the channel was changed.
            propagate_mode (UpdateMessageEventPropagateMode | Unset): As the edit was requested. Only if messages were
                moved.
    """

    id: int
    type_: UpdateMessageEventType
    user_id: int | None
    edit_timestamp: int
    message_id: int
    message_ids: list[int]
    flags: list[MessageFlag]
    rendering_only: bool
    stream_id: int | Unset = UNSET
    stream_name: str | Unset = UNSET
    orig_content: str | Unset = UNSET
    orig_rendered_content: str | Unset = UNSET
    content: str | Unset = UNSET
    rendered_content: str | Unset = UNSET
    is_me_message: bool | Unset = UNSET
    orig_subject: str | Unset = UNSET
    subject: str | Unset = UNSET
    topic_links: list[TopicLink] | Unset = UNSET
    new_stream_id: int | Unset = UNSET
    propagate_mode: UpdateMessageEventPropagateMode | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        user_id: int | None
        user_id = self.user_id

        edit_timestamp = self.edit_timestamp

        message_id = self.message_id

        message_ids = self.message_ids

        flags = []
        for flags_item_data in self.flags:
            flags_item = flags_item_data.value
            flags.append(flags_item)

        rendering_only = self.rendering_only

        stream_id = self.stream_id

        stream_name = self.stream_name

        orig_content = self.orig_content

        orig_rendered_content = self.orig_rendered_content

        content = self.content

        rendered_content = self.rendered_content

        is_me_message = self.is_me_message

        orig_subject = self.orig_subject

        subject = self.subject

        topic_links: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.topic_links, Unset):
            topic_links = []
            for topic_links_item_data in self.topic_links:
                topic_links_item = topic_links_item_data.to_dict()
                topic_links.append(topic_links_item)

        new_stream_id = self.new_stream_id

        propagate_mode: str | Unset = UNSET
        if not isinstance(self.propagate_mode, Unset):
            propagate_mode = self.propagate_mode.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "user_id": user_id,
                "edit_timestamp": edit_timestamp,
                "message_id": message_id,
                "message_ids": message_ids,
                "flags": flags,
                "rendering_only": rendering_only,
            }
        )
        if stream_id is not UNSET:
            field_dict["stream_id"] = stream_id
        if stream_name is not UNSET:
            field_dict["stream_name"] = stream_name
        if orig_content is not UNSET:
            field_dict["orig_content"] = orig_content
        if orig_rendered_content is not UNSET:
            field_dict["orig_rendered_content"] = orig_rendered_content
        if content is not UNSET:
            field_dict["content"] = content
        if rendered_content is not UNSET:
            field_dict["rendered_content"] = rendered_content
        if is_me_message is not UNSET:
            field_dict["is_me_message"] = is_me_message
        if orig_subject is not UNSET:
            field_dict["orig_subject"] = orig_subject
        if subject is not UNSET:
            field_dict["subject"] = subject
        if topic_links is not UNSET:
            field_dict["topic_links"] = topic_links
        if new_stream_id is not UNSET:
            field_dict["new_stream_id"] = new_stream_id
        if propagate_mode is not UNSET:
            field_dict["propagate_mode"] = propagate_mode

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.topic_link import TopicLink

        d = dict(src_dict)
        id = d.pop("id")

        type_ = UpdateMessageEventType(d.pop("type"))

        def _parse_user_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        user_id = _parse_user_id(d.pop("user_id"))

        edit_timestamp = d.pop("edit_timestamp")

        message_id = d.pop("message_id")

        message_ids = cast(list[int], d.pop("message_ids"))

        flags = []
        _flags = d.pop("flags")
        for flags_item_data in _flags:
            flags_item = MessageFlag(flags_item_data)

            flags.append(flags_item)

        rendering_only = d.pop("rendering_only")

        stream_id = d.pop("stream_id", UNSET)

        stream_name = d.pop("stream_name", UNSET)

        orig_content = d.pop("orig_content", UNSET)

        orig_rendered_content = d.pop("orig_rendered_content", UNSET)

        content = d.pop("content", UNSET)

        rendered_content = d.pop("rendered_content", UNSET)

        is_me_message = d.pop("is_me_message", UNSET)

        orig_subject = d.pop("orig_subject", UNSET)

        subject = d.pop("subject", UNSET)

        _topic_links = d.pop("topic_links", UNSET)
        topic_links: list[TopicLink] | Unset = UNSET
        if _topic_links is not UNSET:
            topic_links = []
            for topic_links_item_data in _topic_links:
                topic_links_item = TopicLink.from_dict(topic_links_item_data)

                topic_links.append(topic_links_item)

        new_stream_id = d.pop("new_stream_id", UNSET)

        _propagate_mode = d.pop("propagate_mode", UNSET)
        propagate_mode: UpdateMessageEventPropagateMode | Unset
        if isinstance(_propagate_mode, Unset):
            propagate_mode = UNSET
        else:
            propagate_mode = UpdateMessageEventPropagateMode(_propagate_mode)

        update_message_event = cls(
            id=id,
            type_=type_,
            user_id=user_id,
            edit_timestamp=edit_timestamp,
            message_id=message_id,
            message_ids=message_ids,
            flags=flags,
            rendering_only=rendering_only,
            stream_id=stream_id,
            stream_name=stream_name,
            orig_content=orig_content,
            orig_rendered_content=orig_rendered_content,
            content=content,
            rendered_content=rendered_content,
            is_me_message=is_me_message,
            orig_subject=orig_subject,
            subject=subject,
            topic_links=topic_links,
            new_stream_id=new_stream_id,
            propagate_mode=propagate_mode,
        )

        return update_message_event
