from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.realm_icon_update_event_data_icon_source import (
    RealmIconUpdateEventDataIconSource,
)

T = TypeVar("T", bound="RealmIconUpdateEventData")


@_attrs_define
class RealmIconUpdateEventData:
    """
    Attributes:
        icon_url (str): The square logo.
        icon_source (RealmIconUpdateEventDataIconSource): As `avatar_source` of a user.
    """

    icon_url: str
    icon_source: RealmIconUpdateEventDataIconSource

    def to_dict(self) -> dict[str, Any]:
        icon_url = self.icon_url

        icon_source = self.icon_source.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "icon_url": icon_url,
                "icon_source": icon_source,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        icon_url = d.pop("icon_url")

        icon_source = RealmIconUpdateEventDataIconSource(d.pop("icon_source"))

        realm_icon_update_event_data = cls(
            icon_url=icon_url,
            icon_source=icon_source,
        )

        return realm_icon_update_event_data
