from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.navigation_view_update_event_op import NavigationViewUpdateEventOp
from ..models.navigation_view_update_event_type import NavigationViewUpdateEventType

if TYPE_CHECKING:
    from ..models.navigation_view_update_event_data import NavigationViewUpdateEventData


T = TypeVar("T", bound="NavigationViewUpdateEvent")


@_attrs_define
class NavigationViewUpdateEvent:
    """
    Example:
        {'id': 0, 'type': 'navigation_view', 'op': 'update', 'fragment': 'narrow/is/alerted', 'data': {'is_pinned':
            False}}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (NavigationViewUpdateEventType):
        op (NavigationViewUpdateEventOp):
        fragment (str):
        data (NavigationViewUpdateEventData): What has changed.
    """

    id: int
    type_: NavigationViewUpdateEventType
    op: NavigationViewUpdateEventOp
    fragment: str
    data: NavigationViewUpdateEventData

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        fragment = self.fragment

        data = self.data.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "fragment": fragment,
                "data": data,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.navigation_view_update_event_data import (
            NavigationViewUpdateEventData,
        )

        d = dict(src_dict)
        id = d.pop("id")

        type_ = NavigationViewUpdateEventType(d.pop("type"))

        op = NavigationViewUpdateEventOp(d.pop("op"))

        fragment = d.pop("fragment")

        data = NavigationViewUpdateEventData.from_dict(d.pop("data"))

        navigation_view_update_event = cls(
            id=id,
            type_=type_,
            op=op,
            fragment=fragment,
            data=data,
        )

        return navigation_view_update_event
