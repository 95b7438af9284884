from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.message_type_parameter import MessageTypeParameter
from ..types import UNSET, Unset

T = TypeVar("T", bound="UpdateScheduledMessageRequest")


@_attrs_define
class UpdateScheduledMessageRequest:
    """
    Attributes:
        type_ (MessageTypeParameter | Unset): `direct` or `channel`. `stream` is an alias of `channel`; `private` is a
            deprecated alias of `direct`.
            **Changes**: `direct` from feature level 174, `channel` from 248.
        to (int | list[int] | Unset): The ID of the channel, or for a direct message a list of user IDs. Required with
            `type`; must be of the kind that the type
            takes.
        content (str | Unset): The text, Markdown, at most `max_message_length` code points, and rendered as HTML at
            most 800,000 bytes. All scheduled
            messages of the caller have at most 10,000,000 bytes in all, including their HTML.
        topic (str | Unset): The topic, at most `max_topic_length` code points. Required when `type` is given and means
            a channel; ignored for a direct
            message, and then listed in `ignored_parameters_unsupported`. `(no topic)` and `realm_empty_topic_display_name`
            are read as
            the empty string.
        subject (str | Unset): The older name of `topic`. The two must not come together.
        scheduled_delivery_timestamp (int | Unset): When to send it, in UNIX seconds. Must be in the future, at most
            1826 days (5 years) ahead. Required when the message has failed.
    """

    type_: MessageTypeParameter | Unset = UNSET
    to: int | list[int] | Unset = UNSET
    content: str | Unset = UNSET
    topic: str | Unset = UNSET
    subject: str | Unset = UNSET
    scheduled_delivery_timestamp: int | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_: str | Unset = UNSET
        if not isinstance(self.type_, Unset):
            type_ = self.type_.value

        to: int | list[int] | Unset
        if isinstance(self.to, Unset):
            to = UNSET
        elif isinstance(self.to, list):
            to = self.to

        else:
            to = self.to

        content = self.content

        topic = self.topic

        subject = self.subject

        scheduled_delivery_timestamp = self.scheduled_delivery_timestamp

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if type_ is not UNSET:
            field_dict["type"] = type_
        if to is not UNSET:
            field_dict["to"] = to
        if content is not UNSET:
            field_dict["content"] = content
        if topic is not UNSET:
            field_dict["topic"] = topic
        if subject is not UNSET:
            field_dict["subject"] = subject
        if scheduled_delivery_timestamp is not UNSET:
            field_dict["scheduled_delivery_timestamp"] = scheduled_delivery_timestamp

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        _type_ = d.pop("type", UNSET)
        type_: MessageTypeParameter | Unset
        if isinstance(_type_, Unset):
            type_ = UNSET
        else:
            type_ = MessageTypeParameter(_type_)

        def _parse_to(data: object) -> int | list[int] | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                to_type_1 = cast(list[int], data)

                return to_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(int | list[int] | Unset, data)

        to = _parse_to(d.pop("to", UNSET))

        content = d.pop("content", UNSET)

        topic = d.pop("topic", UNSET)

        subject = d.pop("subject", UNSET)

        scheduled_delivery_timestamp = d.pop("scheduled_delivery_timestamp", UNSET)

        update_scheduled_message_request = cls(
            type_=type_,
            to=to,
            content=content,
            topic=topic,
            subject=subject,
            scheduled_delivery_timestamp=scheduled_delivery_timestamp,
        )

        update_scheduled_message_request.additional_properties = d
        return update_scheduled_message_request

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
