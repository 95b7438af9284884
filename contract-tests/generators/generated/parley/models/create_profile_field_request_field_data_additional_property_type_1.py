from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="CreateProfileFieldRequestFieldDataAdditionalPropertyType1")


@_attrs_define
class CreateProfileFieldRequestFieldDataAdditionalPropertyType1:
    """
    Attributes:
        text (str):
        order (str):
    """

    text: str
    order: str

    def to_dict(self) -> dict[str, Any]:
        text = self.text

        order = self.order

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "text": text,
                "order": order,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        text = d.pop("text")

        order = d.pop("order")

        create_profile_field_request_field_data_additional_property_type_1 = cls(
            text=text,
            order=order,
        )

        return create_profile_field_request_field_data_additional_property_type_1
