from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.realm_settings_update_event_op import RealmSettingsUpdateEventOp
from ..models.realm_settings_update_event_property import (
    RealmSettingsUpdateEventProperty,
)
from ..models.realm_settings_update_event_type import RealmSettingsUpdateEventType

if TYPE_CHECKING:
    from ..models.realm_settings_update import RealmSettingsUpdate


T = TypeVar("T", bound="RealmSettingsUpdateEvent")


@_attrs_define
class RealmSettingsUpdateEvent:
    """
    Example:
        {'id': 0, 'type': 'realm', 'op': 'update_dict', 'property': 'default', 'data': {'allow_message_editing': True,
            'message_content_edit_limit_seconds': 3600}}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (RealmSettingsUpdateEventType):
        op (RealmSettingsUpdateEventOp):
        property_ (RealmSettingsUpdateEventProperty):
        data (RealmSettingsUpdate): Settings of the organisation that were changed together: what has changed, by the
            names of `POST /register` without `realm_`.
            `rendered_description` comes with `description`, `mandatory_topics` with `topics_policy`.

            **Changes**: 464 `description`.
             Example: {'allow_message_editing': True, 'message_content_edit_limit_seconds': 3600}.
    """

    id: int
    type_: RealmSettingsUpdateEventType
    op: RealmSettingsUpdateEventOp
    property_: RealmSettingsUpdateEventProperty
    data: RealmSettingsUpdate

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
        from ..models.realm_settings_update import RealmSettingsUpdate

        d = dict(src_dict)
        id = d.pop("id")

        type_ = RealmSettingsUpdateEventType(d.pop("type"))

        op = RealmSettingsUpdateEventOp(d.pop("op"))

        property_ = RealmSettingsUpdateEventProperty(d.pop("property"))

        data = RealmSettingsUpdate.from_dict(d.pop("data"))

        realm_settings_update_event = cls(
            id=id,
            type_=type_,
            op=op,
            property_=property_,
            data=data,
        )

        return realm_settings_update_event
