from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.custom_profile_fields_event_type import CustomProfileFieldsEventType

if TYPE_CHECKING:
    from ..models.custom_profile_field import CustomProfileField


T = TypeVar("T", bound="CustomProfileFieldsEvent")


@_attrs_define
class CustomProfileFieldsEvent:
    """The custom profile fields of the organisation have changed. Goes to everybody, with the whole list, in its order.

    Example:
        {'id': 0, 'type': 'custom_profile_fields', 'fields': [{'id': 1, 'type': 1, 'order': 1, 'name': 'Phone number',
            'hint': '', 'field_data': '', 'display_in_profile_summary': False, 'required': False, 'editable_by_user': True,
            'use_for_user_matching': False}]}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (CustomProfileFieldsEventType):
        fields (list[CustomProfileField]):
    """

    id: int
    type_: CustomProfileFieldsEventType
    fields: list[CustomProfileField]

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        fields = []
        for fields_item_data in self.fields:
            fields_item = fields_item_data.to_dict()
            fields.append(fields_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "fields": fields,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.custom_profile_field import CustomProfileField

        d = dict(src_dict)
        id = d.pop("id")

        type_ = CustomProfileFieldsEventType(d.pop("type"))

        fields = []
        _fields = d.pop("fields")
        for fields_item_data in _fields:
            fields_item = CustomProfileField.from_dict(fields_item_data)

            fields.append(fields_item)

        custom_profile_fields_event = cls(
            id=id,
            type_=type_,
            fields=fields,
        )

        return custom_profile_fields_event
