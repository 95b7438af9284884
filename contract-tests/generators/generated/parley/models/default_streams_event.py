from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.default_streams_event_type import DefaultStreamsEventType

T = TypeVar("T", bound="DefaultStreamsEvent")


@_attrs_define
class DefaultStreamsEvent:
    """The channels that new users are subscribed to have changed. Goes to everybody but guests, with the whole list.

    Example:
        {'id': 0, 'type': 'default_streams', 'default_streams': [26]}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (DefaultStreamsEventType):
        default_streams (list[int]): IDs of channels.
    """

    id: int
    type_: DefaultStreamsEventType
    default_streams: list[int]

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        default_streams = self.default_streams

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "default_streams": default_streams,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        type_ = DefaultStreamsEventType(d.pop("type"))

        default_streams = cast(list[int], d.pop("default_streams"))

        default_streams_event = cls(
            id=id,
            type_=type_,
            default_streams=default_streams,
        )

        return default_streams_event
