from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.realm_logo_update_event_data_logo_source import (
    RealmLogoUpdateEventDataLogoSource,
)

T = TypeVar("T", bound="RealmLogoUpdateEventData")


@_attrs_define
class RealmLogoUpdateEventData:
    """
    Attributes:
        logo_url (str): The wide logo on light ground.
        logo_source (RealmLogoUpdateEventDataLogoSource): `D` the default logo, `U` an upload.
    """

    logo_url: str
    logo_source: RealmLogoUpdateEventDataLogoSource

    def to_dict(self) -> dict[str, Any]:
        logo_url = self.logo_url

        logo_source = self.logo_source.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "logo_url": logo_url,
                "logo_source": logo_source,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        logo_url = d.pop("logo_url")

        logo_source = RealmLogoUpdateEventDataLogoSource(d.pop("logo_source"))

        realm_logo_update_event_data = cls(
            logo_url=logo_url,
            logo_source=logo_source,
        )

        return realm_logo_update_event_data
