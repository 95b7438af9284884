from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.user_presence_status import UserPresenceStatus


T = TypeVar("T", bound="GetUserPresenceResponse200Presence")


@_attrs_define
class GetUserPresenceResponse200Presence:
    """Both keys say the same.

    Attributes:
        aggregated (UserPresenceStatus): When a user was last here, and what follows from that. Example: {'status':
            'offline', 'timestamp': 1760000000}.
        website (UserPresenceStatus): When a user was last here, and what follows from that. Example: {'status':
            'offline', 'timestamp': 1760000000}.
    """

    aggregated: UserPresenceStatus
    website: UserPresenceStatus

    def to_dict(self) -> dict[str, Any]:
        aggregated = self.aggregated.to_dict()

        website = self.website.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "aggregated": aggregated,
                "website": website,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.user_presence_status import UserPresenceStatus

        d = dict(src_dict)
        aggregated = UserPresenceStatus.from_dict(d.pop("aggregated"))

        website = UserPresenceStatus.from_dict(d.pop("website"))

        get_user_presence_response_200_presence = cls(
            aggregated=aggregated,
            website=website,
        )

        return get_user_presence_response_200_presence
