from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="ProfileDataAdditionalProperty")


@_attrs_define
class ProfileDataAdditionalProperty:
    """
    Attributes:
        value (str): What the user gave, as text: for the users field type a JSON list of user IDs, for a date `YYYY-MM-
            DD`, for a list of
            options the key of the option.
        rendered_value (str | Unset): The value as HTML. Present for fields that support Markdown, types 1 and 2.
    """

    value: str
    rendered_value: str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        value = self.value

        rendered_value = self.rendered_value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "value": value,
            }
        )
        if rendered_value is not UNSET:
            field_dict["rendered_value"] = rendered_value

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        value = d.pop("value")

        rendered_value = d.pop("rendered_value", UNSET)

        profile_data_additional_property = cls(
            value=value,
            rendered_value=rendered_value,
        )

        return profile_data_additional_property
