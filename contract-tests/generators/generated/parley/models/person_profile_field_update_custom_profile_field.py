from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="PersonProfileFieldUpdateCustomProfileField")


@_attrs_define
class PersonProfileFieldUpdateCustomProfileField:
    """
    Attributes:
        id (int): The ID of the field.
        value (None | str): As text, whatever the type of the field; null if it was cleared.
        rendered_value (str | Unset): HTML. Only for fields that support Markdown.
    """

    id: int
    value: None | str
    rendered_value: str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        value: None | str
        value = self.value

        rendered_value = self.rendered_value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "value": value,
            }
        )
        if rendered_value is not UNSET:
            field_dict["rendered_value"] = rendered_value

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        def _parse_value(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        value = _parse_value(d.pop("value"))

        rendered_value = d.pop("rendered_value", UNSET)

        person_profile_field_update_custom_profile_field = cls(
            id=id,
            value=value,
            rendered_value=rendered_value,
        )

        return person_profile_field_update_custom_profile_field
