from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.presence_modern_event_type import PresenceModernEventType

if TYPE_CHECKING:
    from ..models.presence_modern_event_presences import PresenceModernEventPresences


T = TypeVar("T", bound="PresenceModernEvent")


@_attrs_define
class PresenceModernEvent:
    """
    Example:
        {'id': 0, 'type': 'presence', 'presences': {'6': {'active_timestamp': 1760000000, 'idle_timestamp':
            1760000000}}}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (PresenceModernEventType):
        presences (PresenceModernEventPresences): By user ID.
    """

    id: int
    type_: PresenceModernEventType
    presences: PresenceModernEventPresences

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        presences = self.presences.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "presences": presences,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.presence_modern_event_presences import (
            PresenceModernEventPresences,
        )

        d = dict(src_dict)
        id = d.pop("id")

        type_ = PresenceModernEventType(d.pop("type"))

        presences = PresenceModernEventPresences.from_dict(d.pop("presences"))

        presence_modern_event = cls(
            id=id,
            type_=type_,
            presences=presences,
        )

        return presence_modern_event
