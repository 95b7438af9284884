from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="NavigationViewUpdateEventData")


@_attrs_define
class NavigationViewUpdateEventData:
    """What has changed.

    Attributes:
        is_pinned (bool | Unset):
        name (str | Unset):
    """

    is_pinned: bool | Unset = UNSET
    name: str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        is_pinned = self.is_pinned

        name = self.name

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if is_pinned is not UNSET:
            field_dict["is_pinned"] = is_pinned
        if name is not UNSET:
            field_dict["name"] = name

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        is_pinned = d.pop("is_pinned", UNSET)

        name = d.pop("name", UNSET)

        navigation_view_update_event_data = cls(
            is_pinned=is_pinned,
            name=name,
        )

        return navigation_view_update_event_data
