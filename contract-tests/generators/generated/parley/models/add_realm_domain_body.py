from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="AddRealmDomainBody")


@_attrs_define
class AddRealmDomainBody:
    """
    Attributes:
        domain (str): The domain, in any letter case, at most 253 characters.
        allow_subdomains (bool | Unset): Whether addresses of its subdomains may join too. Without it, `false`.
    """

    domain: str
    allow_subdomains: bool | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        domain = self.domain

        allow_subdomains = self.allow_subdomains

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "domain": domain,
            }
        )
        if allow_subdomains is not UNSET:
            field_dict["allow_subdomains"] = allow_subdomains

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        domain = d.pop("domain")

        allow_subdomains = d.pop("allow_subdomains", UNSET)

        add_realm_domain_body = cls(
            domain=domain,
            allow_subdomains=allow_subdomains,
        )

        add_realm_domain_body.additional_properties = d
        return add_realm_domain_body

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
