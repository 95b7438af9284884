from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="ReorderLinkifiersBody")


@_attrs_define
class ReorderLinkifiersBody:
    """
    Attributes:
        ordered_linkifier_ids (list[int]): The IDs of all linkifiers of the organisation, each once.
    """

    ordered_linkifier_ids: list[int]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        ordered_linkifier_ids = self.ordered_linkifier_ids

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "ordered_linkifier_ids": ordered_linkifier_ids,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        ordered_linkifier_ids = cast(list[int], d.pop("ordered_linkifier_ids"))

        reorder_linkifiers_body = cls(
            ordered_linkifier_ids=ordered_linkifier_ids,
        )

        reorder_linkifiers_body.additional_properties = d
        return reorder_linkifiers_body

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
