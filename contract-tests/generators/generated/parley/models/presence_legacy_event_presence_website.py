from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.presence_legacy_event_presence_website_client import (
    PresenceLegacyEventPresenceWebsiteClient,
)
from ..models.presence_legacy_event_presence_website_status import (
    PresenceLegacyEventPresenceWebsiteStatus,
)

T = TypeVar("T", bound="PresenceLegacyEventPresenceWebsite")


@_attrs_define
class PresenceLegacyEventPresenceWebsite:
    """
    Attributes:
        client (PresenceLegacyEventPresenceWebsiteClient):
        status (PresenceLegacyEventPresenceWebsiteStatus):
        timestamp (int): UNIX seconds.
        pushable (bool):
    """

    client: PresenceLegacyEventPresenceWebsiteClient
    status: PresenceLegacyEventPresenceWebsiteStatus
    timestamp: int
    pushable: bool

    def to_dict(self) -> dict[str, Any]:
        client = self.client.value

        status = self.status.value

        timestamp = self.timestamp

        pushable = self.pushable

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "client": client,
                "status": status,
                "timestamp": timestamp,
                "pushable": pushable,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        client = PresenceLegacyEventPresenceWebsiteClient(d.pop("client"))

        status = PresenceLegacyEventPresenceWebsiteStatus(d.pop("status"))

        timestamp = d.pop("timestamp")

        pushable = d.pop("pushable")

        presence_legacy_event_presence_website = cls(
            client=client,
            status=status,
            timestamp=timestamp,
            pushable=pushable,
        )

        return presence_legacy_event_presence_website
