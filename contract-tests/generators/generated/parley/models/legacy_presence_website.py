from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.legacy_presence_website_client import LegacyPresenceWebsiteClient
from ..models.legacy_presence_website_status import LegacyPresenceWebsiteStatus

T = TypeVar("T", bound="LegacyPresenceWebsite")


@_attrs_define
class LegacyPresenceWebsite:
    """
    Attributes:
        client (LegacyPresenceWebsiteClient):
        status (LegacyPresenceWebsiteStatus):
        timestamp (int): UNIX seconds.
        pushable (bool):
    """

    client: LegacyPresenceWebsiteClient
    status: LegacyPresenceWebsiteStatus
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
        client = LegacyPresenceWebsiteClient(d.pop("client"))

        status = LegacyPresenceWebsiteStatus(d.pop("status"))

        timestamp = d.pop("timestamp")

        pushable = d.pop("pushable")

        legacy_presence_website = cls(
            client=client,
            status=status,
            timestamp=timestamp,
            pushable=pushable,
        )

        return legacy_presence_website
