from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.presence_legacy_event_presence_website import (
        PresenceLegacyEventPresenceWebsite,
    )


T = TypeVar("T", bound="PresenceLegacyEventPresence")


@_attrs_define
class PresenceLegacyEventPresence:
    """
    Attributes:
        website (PresenceLegacyEventPresenceWebsite):
    """

    website: PresenceLegacyEventPresenceWebsite

    def to_dict(self) -> dict[str, Any]:
        website = self.website.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "website": website,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.presence_legacy_event_presence_website import (
            PresenceLegacyEventPresenceWebsite,
        )

        d = dict(src_dict)
        website = PresenceLegacyEventPresenceWebsite.from_dict(d.pop("website"))

        presence_legacy_event_presence = cls(
            website=website,
        )

        return presence_legacy_event_presence
