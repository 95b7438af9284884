from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.message_type_parameter import MessageTypeParameter
from ..types import UNSET, Unset

T = TypeVar("T", bound="CreateScheduledMessageRequest")


@_attrs_define
class CreateScheduledMessageRequest:
    """
    Attributes:
        type_ (MessageTypeParameter): `direct` or `channel`. `stream` is an alias of `channel`; `private` is a
            deprecated alias of `direct`.
            **Changes**: `direct` from feature level 174, `channel` from 248.
        to (int | list[int]): The ID of the channel, or for a direct message a list of user IDs. Names and email
            addresses are refused.
        content (str): The text, Markdown, at most `max_message_length` code points, and rendered as HTML at most
            800,000 bytes. All scheduled
            messages of the caller have at most 10,000,000 bytes in all, including their HTML.
        scheduled_delivery_timestamp (int): When to send it, in UNIX seconds. Must be in the future, at most 1826 days
            (5 years) ahead.
        topic (str | Unset): The topic, at most `max_topic_length` code points. Required for a channel message (the
            empty string is a topic), ignored for
            a direct one, and then listed in `ignored_parameters_unsupported`. `(no topic)` and
            `realm_empty_topic_display_name` are
            read as the empty string.
        subject (str | Unset): The older name of `topic`. The two must not come together.
        read_by_sender (bool | Unset): Whether the sender has read the message once it is sent. Without it, true when
            the client is one that a person uses and the
            message is not to the sender alone. **Changes**: feature level 236.
    """

    type_: MessageTypeParameter
    to: int | list[int]
    content: str
    scheduled_delivery_timestamp: int
    topic: str | Unset = UNSET
    subject: str | Unset = UNSET
    read_by_sender: bool | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_.value

        to: int | list[int]
        if isinstance(self.to, list):
            to = self.to

        else:
            to = self.to

        content = self.content

        scheduled_delivery_timestamp = self.scheduled_delivery_timestamp

        topic = self.topic

        subject = self.subject

        read_by_sender = self.read_by_sender

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "to": to,
                "content": content,
                "scheduled_delivery_timestamp": scheduled_delivery_timestamp,
            }
        )
        if topic is not UNSET:
            field_dict["topic"] = topic
        if subject is not UNSET:
            field_dict["subject"] = subject
        if read_by_sender is not UNSET:
            field_dict["read_by_sender"] = read_by_sender

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = MessageTypeParameter(d.pop("type"))

        def _parse_to(data: object) -> int | list[int]:
            try:
                if not isinstance(data, list):
                    raise TypeError()
                to_type_1 = cast(list[int], data)

                return to_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(int | list[int], data)

        to = _parse_to(d.pop("to"))

        content = d.pop("content")

        scheduled_delivery_timestamp = d.pop("scheduled_delivery_timestamp")

        topic = d.pop("topic", UNSET)

        subject = d.pop("subject", UNSET)

        read_by_sender = d.pop("read_by_sender", UNSET)

        create_scheduled_message_request = cls(
            type_=type_,
            to=to,
            content=content,
            scheduled_delivery_timestamp=scheduled_delivery_timestamp,
            topic=topic,
            subject=subject,
            read_by_sender=read_by_sender,
        )

        create_scheduled_message_request.additional_properties = d
        return create_scheduled_message_request

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
