from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.create_profile_field_request_field_data_additional_property_type_1 import (
        CreateProfileFieldRequestFieldDataAdditionalPropertyType1,
    )


T = TypeVar("T", bound="CreateProfileFieldRequestFieldData")


@_attrs_define
class CreateProfileFieldRequestFieldData:
    """More about the type. Type 3: the options by their keys, at least one. Type 7: `subtype` and, for `custom`,
    `url_pattern`, in
    which `%(username)s` stands for the value. For other types empty.

    """

    additional_properties: dict[
        str, CreateProfileFieldRequestFieldDataAdditionalPropertyType1 | str
    ] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.create_profile_field_request_field_data_additional_property_type_1 import (
            CreateProfileFieldRequestFieldDataAdditionalPropertyType1,
        )

        field_dict: dict[str, Any] = {}
        for prop_name, prop in self.additional_properties.items():
            if isinstance(
                prop, CreateProfileFieldRequestFieldDataAdditionalPropertyType1
            ):
                field_dict[prop_name] = prop.to_dict()
            else:
                field_dict[prop_name] = prop

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.create_profile_field_request_field_data_additional_property_type_1 import (
            CreateProfileFieldRequestFieldDataAdditionalPropertyType1,
        )

        d = dict(src_dict)
        create_profile_field_request_field_data = cls()

        additional_properties = {}
        for prop_name, prop_dict in d.items():

            def _parse_additional_property(
                data: object,
            ) -> CreateProfileFieldRequestFieldDataAdditionalPropertyType1 | str:
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    additional_property_type_1 = CreateProfileFieldRequestFieldDataAdditionalPropertyType1.from_dict(
                        data
                    )

                    return additional_property_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(
                    CreateProfileFieldRequestFieldDataAdditionalPropertyType1 | str,
                    data,
                )

            additional_property = _parse_additional_property(prop_dict)

            additional_properties[prop_name] = additional_property

        create_profile_field_request_field_data.additional_properties = (
            additional_properties
        )
        return create_profile_field_request_field_data

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(
        self, key: str
    ) -> CreateProfileFieldRequestFieldDataAdditionalPropertyType1 | str:
        return self.additional_properties[key]

    def __setitem__(
        self,
        key: str,
        value: CreateProfileFieldRequestFieldDataAdditionalPropertyType1 | str,
    ) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
