from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.custom_profile_field_type import CustomProfileFieldType

T = TypeVar("T", bound="CustomProfileField")


@_attrs_define
class CustomProfileField:
    """A field that profiles have beyond the usual ones.

    Example:
        {'id': 1, 'type': 1, 'order': 1, 'name': 'Phone number', 'hint': '', 'field_data': '',
            'display_in_profile_summary': False, 'required': False, 'editable_by_user': True, 'use_for_user_matching':
            False}

    Attributes:
        id (int):
        type_ (CustomProfileFieldType): What values are: 1 short text of at most 50 code points, 2 long text of at most
            500, 3 one of a list of options, 4 a date,
            5 a URL, 6 users, 7 an external account, 8 pronouns. Types 1 and 2 are Markdown.
        order (int): The place among the fields, ascending.
        name (str):
        hint (str): Help for users who fill it in, perhaps empty.
        field_data (str): More about the type, as JSON text; empty where there is nothing. Type 3: an object of the
            options by their keys, each with
            `text` and `order`. Type 7: an object with `subtype` and, for a subtype of the organisation's own,
            `url_pattern`.
        display_in_profile_summary (bool): Whether the short form of a profile shows it.
        required (bool): Whether users are asked to fill it in.
        editable_by_user (bool): Whether users change their own value; if not, administrators do.
        use_for_user_matching (bool): Whether typing its value finds the user where users are looked up.
    """

    id: int
    type_: CustomProfileFieldType
    order: int
    name: str
    hint: str
    field_data: str
    display_in_profile_summary: bool
    required: bool
    editable_by_user: bool
    use_for_user_matching: bool

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        order = self.order

        name = self.name

        hint = self.hint

        field_data = self.field_data

        display_in_profile_summary = self.display_in_profile_summary

        required = self.required

        editable_by_user = self.editable_by_user

        use_for_user_matching = self.use_for_user_matching

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "order": order,
                "name": name,
                "hint": hint,
                "field_data": field_data,
                "display_in_profile_summary": display_in_profile_summary,
                "required": required,
                "editable_by_user": editable_by_user,
                "use_for_user_matching": use_for_user_matching,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        type_ = CustomProfileFieldType(d.pop("type"))

        order = d.pop("order")

        name = d.pop("name")

        hint = d.pop("hint")

        field_data = d.pop("field_data")

        display_in_profile_summary = d.pop("display_in_profile_summary")

        required = d.pop("required")

        editable_by_user = d.pop("editable_by_user")

        use_for_user_matching = d.pop("use_for_user_matching")

        custom_profile_field = cls(
            id=id,
            type_=type_,
            order=order,
            name=name,
            hint=hint,
            field_data=field_data,
            display_in_profile_summary=display_in_profile_summary,
            required=required,
            editable_by_user=editable_by_user,
            use_for_user_matching=use_for_user_matching,
        )

        return custom_profile_field
