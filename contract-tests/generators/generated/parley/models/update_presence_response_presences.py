from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.legacy_presence import LegacyPresence
    from ..models.presence_entry import PresenceEntry


T = TypeVar("T", bound="UpdatePresenceResponsePresences")


@_attrs_define
class UpdatePresenceResponsePresences:
    """Present unless `ping_only`. With `last_update_id` or `slim_presence`, entries of the modern format by user ID;
    otherwise
    entries of the older format by API email address. Users who share no presence, or reported none in the time asked
    for, are
    not there.

    """

    additional_properties: dict[str, LegacyPresence | PresenceEntry] = _attrs_field(
        init=False, factory=dict
    )

    def to_dict(self) -> dict[str, Any]:
        from ..models.presence_entry import PresenceEntry

        field_dict: dict[str, Any] = {}
        for prop_name, prop in self.additional_properties.items():
            if isinstance(prop, PresenceEntry):
                field_dict[prop_name] = prop.to_dict()
            else:
                field_dict[prop_name] = prop.to_dict()

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.legacy_presence import LegacyPresence
        from ..models.presence_entry import PresenceEntry

        d = dict(src_dict)
        update_presence_response_presences = cls()

        additional_properties = {}
        for prop_name, prop_dict in d.items():

            def _parse_additional_property(
                data: object,
            ) -> LegacyPresence | PresenceEntry:
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    additional_property_type_0 = PresenceEntry.from_dict(data)

                    return additional_property_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                additional_property_type_1 = LegacyPresence.from_dict(data)

                return additional_property_type_1

            additional_property = _parse_additional_property(prop_dict)

            additional_properties[prop_name] = additional_property

        update_presence_response_presences.additional_properties = additional_properties
        return update_presence_response_presences

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> LegacyPresence | PresenceEntry:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: LegacyPresence | PresenceEntry) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
