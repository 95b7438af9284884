from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.realm_export_event_type import RealmExportEventType

if TYPE_CHECKING:
    from ..models.realm_export_event_exports_item import RealmExportEventExportsItem


T = TypeVar("T", bound="RealmExportEvent")


@_attrs_define
class RealmExportEvent:
    """An export of the organisation's data was started, has ended or was deleted. Goes to administrators, with the whole
    list.

        Example:
            {'id': 0, 'type': 'realm_export', 'exports': [{'id': 1, 'acting_user_id': 1, 'export_time': 1760000000.5,
                'deleted_timestamp': None, 'failed_timestamp': None, 'export_url': None, 'pending': True, 'export_type':
                'public'}]}

        Attributes:
            id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
                `last_event_id`.
            type_ (RealmExportEventType):
            exports (list[RealmExportEventExportsItem]):
    """

    id: int
    type_: RealmExportEventType
    exports: list[RealmExportEventExportsItem]

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        exports = []
        for exports_item_data in self.exports:
            exports_item = exports_item_data.to_dict()
            exports.append(exports_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "exports": exports,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.realm_export_event_exports_item import RealmExportEventExportsItem

        d = dict(src_dict)
        id = d.pop("id")

        type_ = RealmExportEventType(d.pop("type"))

        exports = []
        _exports = d.pop("exports")
        for exports_item_data in _exports:
            exports_item = RealmExportEventExportsItem.from_dict(exports_item_data)

            exports.append(exports_item)

        realm_export_event = cls(
            id=id,
            type_=type_,
            exports=exports,
        )

        return realm_export_event
