from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.navigation_view_add_event_op import NavigationViewAddEventOp
from ..models.navigation_view_add_event_type import NavigationViewAddEventType

if TYPE_CHECKING:
    from ..models.navigation_view import NavigationView


T = TypeVar("T", bound="NavigationViewAddEvent")


@_attrs_define
class NavigationViewAddEvent:
    """
    Example:
        {'id': 0, 'type': 'navigation_view', 'op': 'add', 'navigation_view': {'fragment': 'narrow/is/alerted',
            'is_pinned': True, 'name': 'Alert words'}}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (NavigationViewAddEventType):
        op (NavigationViewAddEventOp):
        navigation_view (NavigationView): A view of the sidebar, as one user has it.
            **Changes**: feature level 390.
    """

    id: int
    type_: NavigationViewAddEventType
    op: NavigationViewAddEventOp
    navigation_view: NavigationView

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        navigation_view = self.navigation_view.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "navigation_view": navigation_view,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.navigation_view import NavigationView

        d = dict(src_dict)
        id = d.pop("id")

        type_ = NavigationViewAddEventType(d.pop("type"))

        op = NavigationViewAddEventOp(d.pop("op"))

        navigation_view = NavigationView.from_dict(d.pop("navigation_view"))

        navigation_view_add_event = cls(
            id=id,
            type_=type_,
            op=op,
            navigation_view=navigation_view,
        )

        return navigation_view_add_event
