from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.user_settings_language_event_op import UserSettingsLanguageEventOp
from ..models.user_settings_language_event_property import (
    UserSettingsLanguageEventProperty,
)
from ..models.user_settings_language_event_type import UserSettingsLanguageEventType

T = TypeVar("T", bound="UserSettingsLanguageEvent")


@_attrs_define
class UserSettingsLanguageEvent:
    """
    Example:
        {'id': 0, 'type': 'user_settings', 'op': 'update', 'property': 'default_language', 'value': 'de',
            'language_name': 'German'}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (UserSettingsLanguageEventType):
        op (UserSettingsLanguageEventOp):
        property_ (UserSettingsLanguageEventProperty):
        value (str): The code of the language.
        language_name (str): Its English name.
    """

    id: int
    type_: UserSettingsLanguageEventType
    op: UserSettingsLanguageEventOp
    property_: UserSettingsLanguageEventProperty
    value: str
    language_name: str

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        property_ = self.property_.value

        value = self.value

        language_name = self.language_name

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "property": property_,
                "value": value,
                "language_name": language_name,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        type_ = UserSettingsLanguageEventType(d.pop("type"))

        op = UserSettingsLanguageEventOp(d.pop("op"))

        property_ = UserSettingsLanguageEventProperty(d.pop("property"))

        value = d.pop("value")

        language_name = d.pop("language_name")

        user_settings_language_event = cls(
            id=id,
            type_=type_,
            op=op,
            property_=property_,
            value=value,
            language_name=language_name,
        )

        return user_settings_language_event
