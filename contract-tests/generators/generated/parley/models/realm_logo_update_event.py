from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.realm_logo_update_event_op import RealmLogoUpdateEventOp
from ..models.realm_logo_update_event_property import RealmLogoUpdateEventProperty
from ..models.realm_logo_update_event_type import RealmLogoUpdateEventType

if TYPE_CHECKING:
    from ..models.realm_logo_update_event_data import RealmLogoUpdateEventData


T = TypeVar("T", bound="RealmLogoUpdateEvent")


@_attrs_define
class RealmLogoUpdateEvent:
    """
    Example:
        {'id': 0, 'type': 'realm', 'op': 'update_dict', 'property': 'logo', 'data': {'logo_url': '/logo?version=2',
            'logo_source': 'U'}}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (RealmLogoUpdateEventType):
        op (RealmLogoUpdateEventOp):
        property_ (RealmLogoUpdateEventProperty):
        data (RealmLogoUpdateEventData):
    """

    id: int
    type_: RealmLogoUpdateEventType
    op: RealmLogoUpdateEventOp
    property_: RealmLogoUpdateEventProperty
    data: RealmLogoUpdateEventData

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
        from ..models.realm_logo_update_event_data import RealmLogoUpdateEventData

        d = dict(src_dict)
        id = d.pop("id")

        type_ = RealmLogoUpdateEventType(d.pop("type"))

        op = RealmLogoUpdateEventOp(d.pop("op"))

        property_ = RealmLogoUpdateEventProperty(d.pop("property"))

        data = RealmLogoUpdateEventData.from_dict(d.pop("data"))

        realm_logo_update_event = cls(
            id=id,
            type_=type_,
            op=op,
            property_=property_,
            data=data,
        )

        return realm_logo_update_event
