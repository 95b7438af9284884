from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.device_add_or_remove_event_op import DeviceAddOrRemoveEventOp
from ..models.device_add_or_remove_event_type import DeviceAddOrRemoveEventType

T = TypeVar("T", bound="DeviceAddOrRemoveEvent")


@_attrs_define
class DeviceAddOrRemoveEvent:
    """
    Example:
        {'id': 0, 'type': 'device', 'op': 'add', 'device_id': 2}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (DeviceAddOrRemoveEventType):
        op (DeviceAddOrRemoveEventOp):
        device_id (int):
    """

    id: int
    type_: DeviceAddOrRemoveEventType
    op: DeviceAddOrRemoveEventOp
    device_id: int

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        device_id = self.device_id

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "device_id": device_id,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        type_ = DeviceAddOrRemoveEventType(d.pop("type"))

        op = DeviceAddOrRemoveEventOp(d.pop("op"))

        device_id = d.pop("device_id")

        device_add_or_remove_event = cls(
            id=id,
            type_=type_,
            op=op,
            device_id=device_id,
        )

        return device_add_or_remove_event
