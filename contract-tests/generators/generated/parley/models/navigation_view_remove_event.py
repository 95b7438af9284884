from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.navigation_view_remove_event_op import NavigationViewRemoveEventOp
from ..models.navigation_view_remove_event_type import NavigationViewRemoveEventType

T = TypeVar("T", bound="NavigationViewRemoveEvent")


@_attrs_define
class NavigationViewRemoveEvent:
    """
    Example:
        {'id': 0, 'type': 'navigation_view', 'op': 'remove', 'fragment': 'narrow/is/alerted'}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (NavigationViewRemoveEventType):
        op (NavigationViewRemoveEventOp):
        fragment (str):
    """

    id: int
    type_: NavigationViewRemoveEventType
    op: NavigationViewRemoveEventOp
    fragment: str

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        fragment = self.fragment

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "fragment": fragment,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        type_ = NavigationViewRemoveEventType(d.pop("type"))

        op = NavigationViewRemoveEventOp(d.pop("op"))

        fragment = d.pop("fragment")

        navigation_view_remove_event = cls(
            id=id,
            type_=type_,
            op=op,
            fragment=fragment,
        )

        return navigation_view_remove_event
