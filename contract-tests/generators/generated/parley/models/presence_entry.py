from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="PresenceEntry")


@_attrs_define
class PresenceEntry:
    """When a user was last present, in the modern format. A client shows a user whose `active_timestamp` is current as
    present, and
    one of whom only `idle_timestamp` is current as perhaps present.

        Example:
            {'active_timestamp': 1760000000, 'idle_timestamp': 1760000060}

        Attributes:
            active_timestamp (int): When a client last said that the user was using it, UNIX seconds; if none ever did, when
                the user joined.
            idle_timestamp (int): When a client was last connected, idle or not, UNIX seconds.
    """

    active_timestamp: int
    idle_timestamp: int

    def to_dict(self) -> dict[str, Any]:
        active_timestamp = self.active_timestamp

        idle_timestamp = self.idle_timestamp

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "active_timestamp": active_timestamp,
                "idle_timestamp": idle_timestamp,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        active_timestamp = d.pop("active_timestamp")

        idle_timestamp = d.pop("idle_timestamp")

        presence_entry = cls(
            active_timestamp=active_timestamp,
            idle_timestamp=idle_timestamp,
        )

        return presence_entry
