from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.group_used_by_organisation_type import GroupUsedByOrganisationType

T = TypeVar("T", bound="GroupUsedByOrganisation")


@_attrs_define
class GroupUsedByOrganisation:
    """
    Attributes:
        type_ (GroupUsedByOrganisationType):
        settings (list[str]): Permissions of the organisation.
    """

    type_: GroupUsedByOrganisationType
    settings: list[str]

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_.value

        settings = self.settings

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "settings": settings,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = GroupUsedByOrganisationType(d.pop("type"))

        settings = cast(list[str], d.pop("settings"))

        group_used_by_organisation = cls(
            type_=type_,
            settings=settings,
        )

        return group_used_by_organisation
