from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.realm_night_logo_update_event_data_night_logo_source import (
    RealmNightLogoUpdateEventDataNightLogoSource,
)

T = TypeVar("T", bound="RealmNightLogoUpdateEventData")


@_attrs_define
class RealmNightLogoUpdateEventData:
    """
    Attributes:
        night_logo_url (str): The wide logo on dark ground.
        night_logo_source (RealmNightLogoUpdateEventDataNightLogoSource): `D` the default logo, `U` an upload.
    """

    night_logo_url: str
    night_logo_source: RealmNightLogoUpdateEventDataNightLogoSource

    def to_dict(self) -> dict[str, Any]:
        night_logo_url = self.night_logo_url

        night_logo_source = self.night_logo_source.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "night_logo_url": night_logo_url,
                "night_logo_source": night_logo_source,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        night_logo_url = d.pop("night_logo_url")

        night_logo_source = RealmNightLogoUpdateEventDataNightLogoSource(
            d.pop("night_logo_source")
        )

        realm_night_logo_update_event_data = cls(
            night_logo_url=night_logo_url,
            night_logo_source=night_logo_source,
        )

        return realm_night_logo_update_event_data
