from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.stream_permission_update_event_op import StreamPermissionUpdateEventOp
from ..models.stream_permission_update_event_property import (
    StreamPermissionUpdateEventProperty,
)
from ..models.stream_permission_update_event_type import StreamPermissionUpdateEventType

if TYPE_CHECKING:
    from ..models.group_setting_value_type_1 import GroupSettingValueType1


T = TypeVar("T", bound="StreamPermissionUpdateEvent")


@_attrs_define
class StreamPermissionUpdateEvent:
    """
    Example:
        {'id': 0, 'type': 'stream', 'op': 'update', 'stream_id': 23, 'name': 'design', 'property':
            'can_send_message_group', 'value': 6}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (StreamPermissionUpdateEventType):
        op (StreamPermissionUpdateEventOp):
        stream_id (int):
        name (str): The name of the channel.
        property_ (StreamPermissionUpdateEventProperty):
        value (GroupSettingValueType1 | int): Who has a permission: the members of one user group, by its ID, or of
            groups and single users together. Two empty lists mean
            nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

            **Changes**: 320 the object.
             Example: {'direct_members': [5], 'direct_subgroups': [6]}.
    """

    id: int
    type_: StreamPermissionUpdateEventType
    op: StreamPermissionUpdateEventOp
    stream_id: int
    name: str
    property_: StreamPermissionUpdateEventProperty
    value: GroupSettingValueType1 | int

    def to_dict(self) -> dict[str, Any]:
        from ..models.group_setting_value_type_1 import GroupSettingValueType1

        id = self.id

        type_ = self.type_.value

        op = self.op.value

        stream_id = self.stream_id

        name = self.name

        property_ = self.property_.value

        value: dict[str, Any] | int
        if isinstance(self.value, GroupSettingValueType1):
            value = self.value.to_dict()
        else:
            value = self.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "stream_id": stream_id,
                "name": name,
                "property": property_,
                "value": value,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.group_setting_value_type_1 import GroupSettingValueType1

        d = dict(src_dict)
        id = d.pop("id")

        type_ = StreamPermissionUpdateEventType(d.pop("type"))

        op = StreamPermissionUpdateEventOp(d.pop("op"))

        stream_id = d.pop("stream_id")

        name = d.pop("name")

        property_ = StreamPermissionUpdateEventProperty(d.pop("property"))

        def _parse_value(data: object) -> GroupSettingValueType1 | int:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_value_type_1 = (
                    GroupSettingValueType1.from_dict(data)
                )

                return componentsschemas_group_setting_value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingValueType1 | int, data)

        value = _parse_value(d.pop("value"))

        stream_permission_update_event = cls(
            id=id,
            type_=type_,
            op=op,
            stream_id=stream_id,
            name=name,
            property_=property_,
            value=value,
        )

        return stream_permission_update_event
