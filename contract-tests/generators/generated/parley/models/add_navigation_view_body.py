from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="AddNavigationViewBody")


@_attrs_define
class AddNavigationViewBody:
    """
    Attributes:
        fragment (str): The URL hash of the view, without `#`; may have slashes. It is trimmed and must not be blank. At
            most 2000
            characters, and 6000 when it is percent-encoded. Because the URL of a view holds its fragment, and clients and
            proxies normalise URLs, no segment between slashes may be empty (so there is no slash at the start or the
            end), `.` or `..` (also where the dots are written `%2E`).
        is_pinned (bool): Pinned in the sidebar (true) or hidden in the menu of more views (false).
        name (None | str | Unset): The name of a custom view, which is trimmed and must not be blank; at most 100
            characters. Left out, as null is
            sent too, for a built-in view; required for any other.
    """

    fragment: str
    is_pinned: bool
    name: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        fragment = self.fragment

        is_pinned = self.is_pinned

        name: None | str | Unset
        if isinstance(self.name, Unset):
            name = UNSET
        else:
            name = self.name

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "fragment": fragment,
                "is_pinned": is_pinned,
            }
        )
        if name is not UNSET:
            field_dict["name"] = name

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        fragment = d.pop("fragment")

        is_pinned = d.pop("is_pinned")

        def _parse_name(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        name = _parse_name(d.pop("name", UNSET))

        add_navigation_view_body = cls(
            fragment=fragment,
            is_pinned=is_pinned,
            name=name,
        )

        add_navigation_view_body.additional_properties = d
        return add_navigation_view_body

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
