from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.realm_flag_update_event_op import RealmFlagUpdateEventOp
from ..models.realm_flag_update_event_property import RealmFlagUpdateEventProperty
from ..models.realm_flag_update_event_type import RealmFlagUpdateEventType

T = TypeVar("T", bound="RealmFlagUpdateEvent")


@_attrs_define
class RealmFlagUpdateEvent:
    """
    Example:
        {'id': 0, 'type': 'realm', 'op': 'update', 'property': 'require_unique_names', 'value': True}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (RealmFlagUpdateEventType):
        op (RealmFlagUpdateEventOp):
        property_ (RealmFlagUpdateEventProperty):
        value (bool):
    """

    id: int
    type_: RealmFlagUpdateEventType
    op: RealmFlagUpdateEventOp
    property_: RealmFlagUpdateEventProperty
    value: bool

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        property_ = self.property_.value

        value = self.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "property": property_,
                "value": value,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        type_ = RealmFlagUpdateEventType(d.pop("type"))

        op = RealmFlagUpdateEventOp(d.pop("op"))

        property_ = RealmFlagUpdateEventProperty(d.pop("property"))

        value = d.pop("value")

        realm_flag_update_event = cls(
            id=id,
            type_=type_,
            op=op,
            property_=property_,
            value=value,
        )

        return realm_flag_update_event
