from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.realm_night_logo_update_event_op import RealmNightLogoUpdateEventOp
from ..models.realm_night_logo_update_event_property import (
    RealmNightLogoUpdateEventProperty,
)
from ..models.realm_night_logo_update_event_type import RealmNightLogoUpdateEventType

if TYPE_CHECKING:
    from ..models.realm_night_logo_update_event_data import (
        RealmNightLogoUpdateEventData,
    )


T = TypeVar("T", bound="RealmNightLogoUpdateEvent")


@_attrs_define
class RealmNightLogoUpdateEvent:
    """
    Example:
        {'id': 0, 'type': 'realm', 'op': 'update_dict', 'property': 'night_logo', 'data': {'night_logo_url':
            '/night_logo?version=2', 'night_logo_source': 'U'}}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (RealmNightLogoUpdateEventType):
        op (RealmNightLogoUpdateEventOp):
        property_ (RealmNightLogoUpdateEventProperty):
        data (RealmNightLogoUpdateEventData):
    """

    id: int
    type_: RealmNightLogoUpdateEventType
    op: RealmNightLogoUpdateEventOp
    property_: RealmNightLogoUpdateEventProperty
    data: RealmNightLogoUpdateEventData

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        property_ = self.property_.value

        data = self.data.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "property": property_,
                "data": data,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.realm_night_logo_update_event_data import (
            RealmNightLogoUpdateEventData,
        )

        d = dict(src_dict)
        id = d.pop("id")

        type_ = RealmNightLogoUpdateEventType(d.pop("type"))

        op = RealmNightLogoUpdateEventOp(d.pop("op"))

        property_ = RealmNightLogoUpdateEventProperty(d.pop("property"))

        data = RealmNightLogoUpdateEventData.from_dict(d.pop("data"))

        realm_night_logo_update_event = cls(
            id=id,
            type_=type_,
            op=op,
            property_=property_,
            data=data,
        )

        return realm_night_logo_update_event
