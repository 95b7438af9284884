from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.user_group_subgroups_event_op import UserGroupSubgroupsEventOp
from ..models.user_group_subgroups_event_type import UserGroupSubgroupsEventType

T = TypeVar("T", bound="UserGroupSubgroupsEvent")


@_attrs_define
class UserGroupSubgroupsEvent:
    """
    Example:
        {'id': 0, 'type': 'user_group', 'op': 'add_subgroups', 'group_id': 24, 'direct_subgroup_ids': [21]}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (UserGroupSubgroupsEventType):
        op (UserGroupSubgroupsEventOp):
        group_id (int):
        direct_subgroup_ids (list[int]): Which groups became direct subgroups or are so no more.
    """

    id: int
    type_: UserGroupSubgroupsEventType
    op: UserGroupSubgroupsEventOp
    group_id: int
    direct_subgroup_ids: list[int]

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        op = self.op.value

        group_id = self.group_id

        direct_subgroup_ids = self.direct_subgroup_ids

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "op": op,
                "group_id": group_id,
                "direct_subgroup_ids": direct_subgroup_ids,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        type_ = UserGroupSubgroupsEventType(d.pop("type"))

        op = UserGroupSubgroupsEventOp(d.pop("op"))

        group_id = d.pop("group_id")

        direct_subgroup_ids = cast(list[int], d.pop("direct_subgroup_ids"))

        user_group_subgroups_event = cls(
            id=id,
            type_=type_,
            op=op,
            group_id=group_id,
            direct_subgroup_ids=direct_subgroup_ids,
        )

        return user_group_subgroups_event
