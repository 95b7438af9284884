from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.realm_text_update_event_op import RealmTextUpdateEventOp
from ..models.realm_text_update_event_property import RealmTextUpdateEventProperty
from ..models.realm_text_update_event_type import RealmTextUpdateEventType

T = TypeVar("T", bound="RealmTextUpdateEvent")


@_attrs_define
class RealmTextUpdateEvent:
    """
    Example:
        {'id': 0, 'type': 'realm', 'op': 'update', 'property': 'name', 'value': 'Demonstration'}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (RealmTextUpdateEventType):
        op (RealmTextUpdateEventOp):
        property_ (RealmTextUpdateEventProperty):
        value (str):
    """

    id: int
    type_: RealmTextUpdateEventType
    op: RealmTextUpdateEventOp
    property_: RealmTextUpdateEventProperty
    value: str

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

        type_ = RealmTextUpdateEventType(d.pop("type"))

        op = RealmTextUpdateEventOp(d.pop("op"))

        property_ = RealmTextUpdateEventProperty(d.pop("property"))

        value = d.pop("value")

        realm_text_update_event = cls(
            id=id,
            type_=type_,
            op=op,
            property_=property_,
            value=value,
        )

        return realm_text_update_event
