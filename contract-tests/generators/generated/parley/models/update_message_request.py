from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.update_message_request_propagate_mode import (
    UpdateMessageRequestPropagateMode,
)
from ..types import UNSET, Unset

T = TypeVar("T", bound="UpdateMessageRequest")


@_attrs_define
class UpdateMessageRequest:
    """
    Attributes:
        content (str | Unset): The new text, Markdown, at most `max_message_length` code points, and rendered as HTML at
            most 800,000 bytes. Empty text is
            stored as `(deleted)`. Must not come with `stream_id`.
        prev_content_sha256 (str | Unset): SHA-256, in hexadecimal, of the UTF-8 text that the client saw last. The edit
            is refused if the stored text is another.
            **Changes**: feature level 379.
        topic (str | Unset): The new topic of a channel message, at most `max_topic_length` code points, not counting
            the check mark and space (`✔ `) of
            a resolved topic. `(no topic)` and `realm_empty_topic_display_name` are read as the empty string, which cannot
            be marked
            resolved. **Changes**: the empty string from feature level 334, `(no topic)` from 370.
        subject (str | Unset): The older name of `topic`. The two must not come together.
        stream_id (int | Unset): The ID of the channel to move the channel message to. **Changes**: feature level 1.
        propagate_mode (UpdateMessageRequestPropagateMode | Unset): What is moved: this message, this and the following
            ones of its topic, or the whole topic; `change_one` when it is left out.
            Editing only the content takes none but `change_one`.
        send_notification_to_old_thread (bool | Unset): Whether the notification bot says in the old topic where the
            messages went; false when it is left out. Without effect, and then
            listed in `ignored_parameters_unsupported`, when only the content is edited. **Changes**: feature level 9.
        send_notification_to_new_thread (bool | Unset): Whether the notification bot says in the new topic where the
            messages came from; true when it is left out. It says nothing when
            a topic is only resolved or unresolved. Without effect, and then listed in `ignored_parameters_unsupported`,
            when only the content is
            edited. **Changes**: feature level 9.
    """

    content: str | Unset = UNSET
    prev_content_sha256: str | Unset = UNSET
    topic: str | Unset = UNSET
    subject: str | Unset = UNSET
    stream_id: int | Unset = UNSET
    propagate_mode: UpdateMessageRequestPropagateMode | Unset = UNSET
    send_notification_to_old_thread: bool | Unset = UNSET
    send_notification_to_new_thread: bool | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        content = self.content

        prev_content_sha256 = self.prev_content_sha256

        topic = self.topic

        subject = self.subject

        stream_id = self.stream_id

        propagate_mode: str | Unset = UNSET
        if not isinstance(self.propagate_mode, Unset):
            propagate_mode = self.propagate_mode.value

        send_notification_to_old_thread = self.send_notification_to_old_thread

        send_notification_to_new_thread = self.send_notification_to_new_thread

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if content is not UNSET:
            field_dict["content"] = content
        if prev_content_sha256 is not UNSET:
            field_dict["prev_content_sha256"] = prev_content_sha256
        if topic is not UNSET:
            field_dict["topic"] = topic
        if subject is not UNSET:
            field_dict["subject"] = subject
        if stream_id is not UNSET:
            field_dict["stream_id"] = stream_id
        if propagate_mode is not UNSET:
            field_dict["propagate_mode"] = propagate_mode
        if send_notification_to_old_thread is not UNSET:
            field_dict["send_notification_to_old_thread"] = (
                send_notification_to_old_thread
            )
        if send_notification_to_new_thread is not UNSET:
            field_dict["send_notification_to_new_thread"] = (
                send_notification_to_new_thread
            )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        content = d.pop("content", UNSET)

        prev_content_sha256 = d.pop("prev_content_sha256", UNSET)

        topic = d.pop("topic", UNSET)

        subject = d.pop("subject", UNSET)

        stream_id = d.pop("stream_id", UNSET)

        _propagate_mode = d.pop("propagate_mode", UNSET)
        propagate_mode: UpdateMessageRequestPropagateMode | Unset
        if isinstance(_propagate_mode, Unset):
            propagate_mode = UNSET
        else:
            propagate_mode = UpdateMessageRequestPropagateMode(_propagate_mode)

        send_notification_to_old_thread = d.pop(
            "send_notification_to_old_thread", UNSET
        )

        send_notification_to_new_thread = d.pop(
            "send_notification_to_new_thread", UNSET
        )

        update_message_request = cls(
            content=content,
            prev_content_sha256=prev_content_sha256,
            topic=topic,
            subject=subject,
            stream_id=stream_id,
            propagate_mode=propagate_mode,
            send_notification_to_old_thread=send_notification_to_old_thread,
            send_notification_to_new_thread=send_notification_to_new_thread,
        )

        update_message_request.additional_properties = d
        return update_message_request

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
