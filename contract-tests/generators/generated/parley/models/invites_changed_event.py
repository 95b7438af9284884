from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.invites_changed_event_type import InvitesChangedEventType

T = TypeVar("T", bound="InvitesChangedEvent")


@_attrs_define
class InvitesChangedEvent:
    """Invitations were sent, accepted or revoked: read the list again. Goes to administrators and to the inviter.

    Example:
        {'id': 0, 'type': 'invites_changed'}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (InvitesChangedEventType):
    """

    id: int
    type_: InvitesChangedEventType

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

        type_ = InvitesChangedEventType(d.pop("type"))

        invites_changed_event = cls(
            id=id,
            type_=type_,
        )

        return invites_changed_event
