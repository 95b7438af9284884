from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="NavigationView")


@_attrs_define
class NavigationView:
    """A view of the sidebar, as one user has it.
    **Changes**: feature level 390.

        Attributes:
            fragment (str): The URL hash of the view, without `#`; unique. May have slashes.
            is_pinned (bool): Whether the view is pinned in the sidebar (true) or hidden in the menu of more views (false).
            name (None | str): The name of a custom view; null for a built-in one.
    """

    fragment: str
    is_pinned: bool
    name: None | str

    def to_dict(self) -> dict[str, Any]:
        fragment = self.fragment

        is_pinned = self.is_pinned

        name: None | str
        name = self.name

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "fragment": fragment,
                "is_pinned": is_pinned,
                "name": name,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        fragment = d.pop("fragment")

        is_pinned = d.pop("is_pinned")

        def _parse_name(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        name = _parse_name(d.pop("name"))

        navigation_view = cls(
            fragment=fragment,
            is_pinned=is_pinned,
            name=name,
        )

        return navigation_view
