from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.create_profile_field_request_field_type import (
    CreateProfileFieldRequestFieldType,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.create_profile_field_request_field_data import (
        CreateProfileFieldRequestFieldData,
    )


T = TypeVar("T", bound="CreateProfileFieldRequest")


@_attrs_define
class CreateProfileFieldRequest:
    """
    Attributes:
        field_type (CreateProfileFieldRequestFieldType): As in `type` of a field.
        name (str): Trimmed, then 1 to 40 code points.
        hint (str | Unset): At most 80 code points. Without it, `""`.
        field_data (CreateProfileFieldRequestFieldData | Unset): More about the type. Type 3: the options by their keys,
            at least one. Type 7: `subtype` and, for `custom`, `url_pattern`, in
            which `%(username)s` stands for the value. For other types empty.
        display_in_profile_summary (bool | Unset): Whether the short form of a profile shows it. Without it, `false`.
        required (bool | Unset): Whether users are asked to fill it in. Without it, `false`.
        editable_by_user (bool | Unset): Whether users change their own value; if not, administrators do. Without it,
            `true`.
        use_for_user_matching (bool | Unset): Whether typing its value finds the user where users are looked up. Types
            1, 3 and 8 only. Without it, `false`.
    """

    field_type: CreateProfileFieldRequestFieldType
    name: str
    hint: str | Unset = UNSET
    field_data: CreateProfileFieldRequestFieldData | Unset = UNSET
    display_in_profile_summary: bool | Unset = UNSET
    required: bool | Unset = UNSET
    editable_by_user: bool | Unset = UNSET
    use_for_user_matching: bool | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        field_type = self.field_type.value

        name = self.name

        hint = self.hint

        field_data: dict[str, Any] | Unset = UNSET
        if not isinstance(self.field_data, Unset):
            field_data = self.field_data.to_dict()

        display_in_profile_summary = self.display_in_profile_summary

        required = self.required

        editable_by_user = self.editable_by_user

        use_for_user_matching = self.use_for_user_matching

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "field_type": field_type,
                "name": name,
            }
        )
        if hint is not UNSET:
            field_dict["hint"] = hint
        if field_data is not UNSET:
            field_dict["field_data"] = field_data
        if display_in_profile_summary is not UNSET:
            field_dict["display_in_profile_summary"] = display_in_profile_summary
        if required is not UNSET:
            field_dict["required"] = required
        if editable_by_user is not UNSET:
            field_dict["editable_by_user"] = editable_by_user
        if use_for_user_matching is not UNSET:
            field_dict["use_for_user_matching"] = use_for_user_matching

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.create_profile_field_request_field_data import (
            CreateProfileFieldRequestFieldData,
        )

        d = dict(src_dict)
        field_type = CreateProfileFieldRequestFieldType(d.pop("field_type"))

        name = d.pop("name")

        hint = d.pop("hint", UNSET)

        _field_data = d.pop("field_data", UNSET)
        field_data: CreateProfileFieldRequestFieldData | Unset
        if isinstance(_field_data, Unset):
            field_data = UNSET
        else:
            field_data = CreateProfileFieldRequestFieldData.from_dict(_field_data)

        display_in_profile_summary = d.pop("display_in_profile_summary", UNSET)

        required = d.pop("required", UNSET)

        editable_by_user = d.pop("editable_by_user", UNSET)

        use_for_user_matching = d.pop("use_for_user_matching", UNSET)

        create_profile_field_request = cls(
            field_type=field_type,
            name=name,
            hint=hint,
            field_data=field_data,
            display_in_profile_summary=display_in_profile_summary,
            required=required,
            editable_by_user=editable_by_user,
            use_for_user_matching=use_for_user_matching,
        )

        create_profile_field_request.additional_properties = d
        return create_profile_field_request

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
