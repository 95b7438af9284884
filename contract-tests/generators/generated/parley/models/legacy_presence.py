from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.legacy_presence_aggregated import LegacyPresenceAggregated
    from ..models.legacy_presence_website import LegacyPresenceWebsite


T = TypeVar("T", bound="LegacyPresence")


@_attrs_define
class LegacyPresence:
    """When a user was last present, in the older format. Both keys say the same.
    **Changes**: 178 always both keys, with `website` as the only client.

        Example:
            {'aggregated': {'client': 'website', 'status': 'active', 'timestamp': 1760000000}, 'website': {'client':
                'website', 'status': 'active', 'timestamp': 1760000000, 'pushable': False}}

        Attributes:
            aggregated (LegacyPresenceAggregated):
            website (LegacyPresenceWebsite):
    """

    aggregated: LegacyPresenceAggregated
    website: LegacyPresenceWebsite

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
        from ..models.legacy_presence_aggregated import LegacyPresenceAggregated
        from ..models.legacy_presence_website import LegacyPresenceWebsite

        d = dict(src_dict)
        aggregated = LegacyPresenceAggregated.from_dict(d.pop("aggregated"))

        website = LegacyPresenceWebsite.from_dict(d.pop("website"))

        legacy_presence = cls(
            aggregated=aggregated,
            website=website,
        )

        return legacy_presence
