from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.message_type_parameter import MessageTypeParameter
from ..types import UNSET, Unset

T = TypeVar("T", bound="SendMessageRequest")


@_attrs_define
class SendMessageRequest:
    """
    Attributes:
        type_ (MessageTypeParameter): `direct` or `channel`. `stream` is an alias of `channel`; `private` is a
            deprecated alias of `direct`.
            **Changes**: `direct` from feature level 174, `channel` from 248.
        to (int | list[int] | list[str] | str): Where to. For a channel its name (JSON text of a string; a bare name is
            taken as well) or its ID. For a direct
            message a list of user IDs or a list of API email addresses, not mixed (one user ID, and addresses with commas
            between
            them, are taken as well); the sender may be listed and is ignored unless alone.
        content (str): The text, Markdown, at most `max_message_length` code points. White space at its end and new
            lines at its beginning are
            removed; the rest must not be empty, and must have at most 800,000 bytes when it is rendered as HTML.
        topic (str | Unset): The topic, at most `max_topic_length` code points. Required for a channel message (the
            empty string is a topic),
            ignored for a direct one, and then listed in `ignored_parameters_unsupported`. White space around it is removed.
            `(no topic)` and
            `realm_empty_topic_display_name` are read as the empty string. The check mark and space (`✔ `) of a resolved
            topic do not
            count.
        subject (str | Unset): The older name of `topic`. The two must not come together.
        queue_id (str | Unset): The event queue of a client that echoes the message itself. Requires `local_id`.
        local_id (str | Unset): A unique string of the client's choice, returned as `local_message_id` in the event of
            that queue. Requires `queue_id`.
        read_by_sender (bool | Unset): Whether the sender has read the message. Without it, true when the client is one
            that a person uses.
            **Changes**: feature level 236.
    """

    type_: MessageTypeParameter
    to: int | list[int] | list[str] | str
    content: str
    topic: str | Unset = UNSET
    subject: str | Unset = UNSET
    queue_id: str | Unset = UNSET
    local_id: str | Unset = UNSET
    read_by_sender: bool | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_.value

        to: int | list[int] | list[str] | str
        if isinstance(self.to, list) or isinstance(self.to, list):
            to = self.to

        else:
            to = self.to

        content = self.content

        topic = self.topic

        subject = self.subject

        queue_id = self.queue_id

        local_id = self.local_id

        read_by_sender = self.read_by_sender

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "to": to,
                "content": content,
            }
        )
        if topic is not UNSET:
            field_dict["topic"] = topic
        if subject is not UNSET:
            field_dict["subject"] = subject
        if queue_id is not UNSET:
            field_dict["queue_id"] = queue_id
        if local_id is not UNSET:
            field_dict["local_id"] = local_id
        if read_by_sender is not UNSET:
            field_dict["read_by_sender"] = read_by_sender

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = MessageTypeParameter(d.pop("type"))

        def _parse_to(data: object) -> int | list[int] | list[str] | str:
            try:
                if not isinstance(data, list):
                    raise TypeError()
                to_type_2 = cast(list[int], data)

                return to_type_2
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, list):
                    raise TypeError()
                to_type_3 = cast(list[str], data)

                return to_type_3
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(int | list[int] | list[str] | str, data)

        to = _parse_to(d.pop("to"))

        content = d.pop("content")

        topic = d.pop("topic", UNSET)

        subject = d.pop("subject", UNSET)

        queue_id = d.pop("queue_id", UNSET)

        local_id = d.pop("local_id", UNSET)

        read_by_sender = d.pop("read_by_sender", UNSET)

        send_message_request = cls(
            type_=type_,
            to=to,
            content=content,
            topic=topic,
            subject=subject,
            queue_id=queue_id,
            local_id=local_id,
            read_by_sender=read_by_sender,
        )

        send_message_request.additional_properties = d
        return send_message_request

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
