from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.stream_privacy_update_event_op import StreamPrivacyUpdateEventOp
from ..models.stream_privacy_update_event_property import (
    StreamPrivacyUpdateEventProperty,
)
from ..models.stream_privacy_update_event_type import StreamPrivacyUpdateEventType

T = TypeVar("T", bound="StreamPrivacyUpdateEvent")


@_attrs_define
class StreamPrivacyUpdateEvent:
    """
    Example:
        {'id': 0, 'type': 'stream', 'op': 'update', 'stream_id': 23, 'name': 'design', 'property': 'invite_only',
            'value': True, 'history_public_to_subscribers': False, 'is_web_public': False}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (StreamPrivacyUpdateEventType):
        op (StreamPrivacyUpdateEventOp):
        stream_id (int):
        name (str): The name of the channel.
        property_ (StreamPrivacyUpdateEventProperty):
        value (bool): Whether it is private.
        history_public_to_subscribers (bool):
        is_web_public (bool):
    """

    id: int
    type_: StreamPrivacyUpdateEventType
    op: StreamPrivacyUpdateEventOp
    stream_id: int
    name: str
    property_: StreamPrivacyUpdateEventProperty
    value: bool
    history_public_to_subscribers: bool
    is_web_public: bool

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        stream_id = self.stream_id

        name = self.name

        property_ = self.property_.value

        value = self.value

        history_public_to_subscribers = self.history_public_to_subscribers

        is_web_public = self.is_web_public

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "stream_id": stream_id,
                "name": name,
                "property": property_,
                "value": value,
                "history_public_to_subscribers": history_public_to_subscribers,
                "is_web_public": is_web_public,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        type_ = StreamPrivacyUpdateEventType(d.pop("type"))

        op = StreamPrivacyUpdateEventOp(d.pop("op"))

        stream_id = d.pop("stream_id")

        name = d.pop("name")

        property_ = StreamPrivacyUpdateEventProperty(d.pop("property"))

        value = d.pop("value")

        history_public_to_subscribers = d.pop("history_public_to_subscribers")

        is_web_public = d.pop("is_web_public")

        stream_privacy_update_event = cls(
            id=id,
            type_=type_,
            op=op,
            stream_id=stream_id,
            name=name,
            property_=property_,
            value=value,
            history_public_to_subscribers=history_public_to_subscribers,
            is_web_public=is_web_public,
        )

        return stream_privacy_update_event
