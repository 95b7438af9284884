from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="RealmDomain")


@_attrs_define
class RealmDomain:
    """A domain whose addresses may join the organisation.

    Example:
        {'domain': 'example.com', 'allow_subdomains': False}

    Attributes:
        domain (str):
        allow_subdomains (bool): Whether addresses of its subdomains may join too.
    """

    domain: str
    allow_subdomains: bool

    def to_dict(self) -> dict[str, Any]:
        domain = self.domain

        allow_subdomains = self.allow_subdomains

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "domain": domain,
                "allow_subdomains": allow_subdomains,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        domain = d.pop("domain")

        allow_subdomains = d.pop("allow_subdomains")

        realm_domain = cls(
            domain=domain,
            allow_subdomains=allow_subdomains,
        )

        return realm_domain
