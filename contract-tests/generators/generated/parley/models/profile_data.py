from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.profile_data_additional_property import ProfileDataAdditionalProperty


T = TypeVar("T", bound="ProfileData")


@_attrs_define
class ProfileData:
    """Values of custom profile fields by the ID of the field, as text. Fields without a value are left out.

    Example:
        {'1': {'value': '555 0123', 'rendered_value': '<p>555 0123</p>'}, '4': {'value': '1990-04-01'}, '6': {'value':
            '[6]'}}

    """

    additional_properties: dict[str, ProfileDataAdditionalProperty] = _attrs_field(
        init=False, factory=dict
    )

    def to_dict(self) -> dict[str, Any]:

        field_dict: dict[str, Any] = {}
        for prop_name, prop in self.additional_properties.items():
            field_dict[prop_name] = prop.to_dict()

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.profile_data_additional_property import (
            ProfileDataAdditionalProperty,
        )

        d = dict(src_dict)
        profile_data = cls()

        additional_properties = {}
        for prop_name, prop_dict in d.items():
            additional_property = ProfileDataAdditionalProperty.from_dict(prop_dict)

            additional_properties[prop_name] = additional_property

        profile_data.additional_properties = additional_properties
        return profile_data

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> ProfileDataAdditionalProperty:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: ProfileDataAdditionalProperty) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
