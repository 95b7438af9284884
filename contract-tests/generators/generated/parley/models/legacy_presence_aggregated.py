from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.legacy_presence_aggregated_client import LegacyPresenceAggregatedClient
from ..models.legacy_presence_aggregated_status import LegacyPresenceAggregatedStatus

T = TypeVar("T", bound="LegacyPresenceAggregated")


@_attrs_define
class LegacyPresenceAggregated:
    """
    Attributes:
        client (LegacyPresenceAggregatedClient):
        status (LegacyPresenceAggregatedStatus):
        timestamp (int): UNIX seconds.
    """

    client: LegacyPresenceAggregatedClient
    status: LegacyPresenceAggregatedStatus
    timestamp: int

    def to_dict(self) -> dict[str, Any]:
        client = self.client.value

        status = self.status.value

        timestamp = self.timestamp

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "client": client,
                "status": status,
                "timestamp": timestamp,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        client = LegacyPresenceAggregatedClient(d.pop("client"))

        status = LegacyPresenceAggregatedStatus(d.pop("status"))

        timestamp = d.pop("timestamp")

        legacy_presence_aggregated = cls(
            client=client,
            status=status,
            timestamp=timestamp,
        )

        return legacy_presence_aggregated
