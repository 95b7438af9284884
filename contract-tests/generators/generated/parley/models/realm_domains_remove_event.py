from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.realm_domains_remove_event_op import RealmDomainsRemoveEventOp
from ..models.realm_domains_remove_event_type import RealmDomainsRemoveEventType

T = TypeVar("T", bound="RealmDomainsRemoveEvent")


@_attrs_define
class RealmDomainsRemoveEvent:
    """
    Example:
        {'id': 0, 'type': 'realm_domains', 'op': 'remove', 'domain': 'example.com'}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (RealmDomainsRemoveEventType):
        op (RealmDomainsRemoveEventOp):
        domain (str):
    """

    id: int
    type_: RealmDomainsRemoveEventType
    op: RealmDomainsRemoveEventOp
    domain: str

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        domain = self.domain

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "domain": domain,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        type_ = RealmDomainsRemoveEventType(d.pop("type"))

        op = RealmDomainsRemoveEventOp(d.pop("op"))

        domain = d.pop("domain")

        realm_domains_remove_event = cls(
            id=id,
            type_=type_,
            op=op,
            domain=domain,
        )

        return realm_domains_remove_event
