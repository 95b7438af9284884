from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.realm_domains_add_or_change_event_op import RealmDomainsAddOrChangeEventOp
from ..models.realm_domains_add_or_change_event_type import (
    RealmDomainsAddOrChangeEventType,
)

if TYPE_CHECKING:
    from ..models.realm_domain import RealmDomain


T = TypeVar("T", bound="RealmDomainsAddOrChangeEvent")


@_attrs_define
class RealmDomainsAddOrChangeEvent:
    """
    Example:
        {'id': 0, 'type': 'realm_domains', 'op': 'add', 'realm_domain': {'domain': 'example.com', 'allow_subdomains':
            False}}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (RealmDomainsAddOrChangeEventType):
        op (RealmDomainsAddOrChangeEventOp):
        realm_domain (RealmDomain): A domain whose addresses may join the organisation. Example: {'domain':
            'example.com', 'allow_subdomains': False}.
    """

    id: int
    type_: RealmDomainsAddOrChangeEventType
    op: RealmDomainsAddOrChangeEventOp
    realm_domain: RealmDomain

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        realm_domain = self.realm_domain.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "realm_domain": realm_domain,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.realm_domain import RealmDomain

        d = dict(src_dict)
        id = d.pop("id")

        type_ = RealmDomainsAddOrChangeEventType(d.pop("type"))

        op = RealmDomainsAddOrChangeEventOp(d.pop("op"))

        realm_domain = RealmDomain.from_dict(d.pop("realm_domain"))

        realm_domains_add_or_change_event = cls(
            id=id,
            type_=type_,
            op=op,
            realm_domain=realm_domain,
        )

        return realm_domains_add_or_change_event
