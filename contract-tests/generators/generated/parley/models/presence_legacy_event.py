from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.presence_legacy_event_type import PresenceLegacyEventType
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.presence_legacy_event_presence import PresenceLegacyEventPresence


T = TypeVar("T", bound="PresenceLegacyEvent")


@_attrs_define
class PresenceLegacyEvent:
    """
    Example:
        {'id': 0, 'type': 'presence', 'user_id': 6, 'email': 'member2@example.com', 'server_timestamp': 1760000000.25,
            'presence': {'website': {'client': 'website', 'status': 'active', 'timestamp': 1760000000, 'pushable': False}}}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (PresenceLegacyEventType):
        user_id (int):
        server_timestamp (float): The time of the event, UNIX seconds with fractions.
        presence (PresenceLegacyEventPresence):
        email (str | Unset): The user's API email address. Not with `slim_presence`.
    """

    id: int
    type_: PresenceLegacyEventType
    user_id: int
    server_timestamp: float
    presence: PresenceLegacyEventPresence
    email: str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        user_id = self.user_id

        server_timestamp = self.server_timestamp

        presence = self.presence.to_dict()

        email = self.email

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "user_id": user_id,
                "server_timestamp": server_timestamp,
                "presence": presence,
            }
        )
        if email is not UNSET:
            field_dict["email"] = email

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.presence_legacy_event_presence import PresenceLegacyEventPresence

        d = dict(src_dict)
        id = d.pop("id")

        type_ = PresenceLegacyEventType(d.pop("type"))

        user_id = d.pop("user_id")

        server_timestamp = d.pop("server_timestamp")

        presence = PresenceLegacyEventPresence.from_dict(d.pop("presence"))

        email = d.pop("email", UNSET)

        presence_legacy_event = cls(
            id=id,
            type_=type_,
            user_id=user_id,
            server_timestamp=server_timestamp,
            presence=presence,
            email=email,
        )

        return presence_legacy_event
