from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="MutedUser")


@_attrs_define
class MutedUser:
    """A user whom the caller has muted.

    Example:
        {'id': 6, 'timestamp': 1760000000}

    Attributes:
        id (int): The ID of the muted user.
        timestamp (int): When the user was muted, UNIX seconds.
    """

    id: int
    timestamp: int

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        timestamp = self.timestamp

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "timestamp": timestamp,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        timestamp = d.pop("timestamp")

        muted_user = cls(
            id=id,
            timestamp=timestamp,
        )

        return muted_user
