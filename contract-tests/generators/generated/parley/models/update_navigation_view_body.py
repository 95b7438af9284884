from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="UpdateNavigationViewBody")


@_attrs_define
class UpdateNavigationViewBody:
    """
    Attributes:
        is_pinned (bool | Unset): Pinned in the sidebar (true) or hidden in the menu of more views (false).
        name (str | Unset): The new name, trimmed and not blank; the name of no other view of the caller. Left out for a
            built-in view. The
            name that the view has is accepted.
    """

    is_pinned: bool | Unset = UNSET
    name: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        is_pinned = self.is_pinned

        name = self.name

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
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

        update_navigation_view_body = cls(
            is_pinned=is_pinned,
            name=name,
        )

        update_navigation_view_body.additional_properties = d
        return update_navigation_view_body

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
