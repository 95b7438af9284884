from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.user_presence_status_status import UserPresenceStatusStatus

T = TypeVar("T", bound="UserPresenceStatus")


@_attrs_define
class UserPresenceStatus:
    """When a user was last here, and what follows from that.

    Example:
        {'status': 'offline', 'timestamp': 1760000000}

    Attributes:
        status (UserPresenceStatusStatus): `offline` after `server_presence_offline_threshold_seconds` without a report.
        timestamp (int): When the user was last here, UNIX seconds.
    """

    status: UserPresenceStatusStatus
    timestamp: int

    def to_dict(self) -> dict[str, Any]:
        status = self.status.value

        timestamp = self.timestamp

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "status": status,
                "timestamp": timestamp,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        status = UserPresenceStatusStatus(d.pop("status"))

        timestamp = d.pop("timestamp")

        user_presence_status = cls(
            status=status,
            timestamp=timestamp,
        )

        return user_presence_status
