from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.heartbeat_event_type import HeartbeatEventType

T = TypeVar("T", bound="HeartbeatEvent")


@_attrs_define
class HeartbeatEvent:
    """Nothing has happened for 45 to 55 seconds. Goes to the read that waits, and ends it. Its `id` must be acknowledged
    like any other.

        Example:
            {'id': 0, 'type': 'heartbeat'}

        Attributes:
            id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
                `last_event_id`.
            type_ (HeartbeatEventType):
    """

    id: int
    type_: HeartbeatEventType

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        type_ = HeartbeatEventType(d.pop("type"))

        heartbeat_event = cls(
            id=id,
            type_=type_,
        )

        return heartbeat_event
