from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.msg import Msg
from ..models.result import Result
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.user_group import UserGroup


T = TypeVar("T", bound="GetUserGroupsResponse200")


@_attrs_define
class GetUserGroupsResponse200:
    """
    Attributes:
        result (Result):
        msg (Msg): Empty on success.
        user_groups (list[UserGroup]):
        ignored_parameters_unsupported (list[str] | Unset): Parameters of the request that the operation does not
            support, or that are of no effect beside the others; absent when there
            are none.
            **Changes**: on success from feature level 167.
    """

    result: Result
    msg: Msg
    user_groups: list[UserGroup]
    ignored_parameters_unsupported: list[str] | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        result = self.result.value

        msg = self.msg.value

        user_groups = []
        for user_groups_item_data in self.user_groups:
            user_groups_item = user_groups_item_data.to_dict()
            user_groups.append(user_groups_item)

        ignored_parameters_unsupported: list[str] | Unset = UNSET
        if not isinstance(self.ignored_parameters_unsupported, Unset):
            ignored_parameters_unsupported = self.ignored_parameters_unsupported

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "result": result,
                "msg": msg,
                "user_groups": user_groups,
            }
        )
        if ignored_parameters_unsupported is not UNSET:
            field_dict["ignored_parameters_unsupported"] = (
                ignored_parameters_unsupported
            )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.user_group import UserGroup

        d = dict(src_dict)
        result = Result(d.pop("result"))

        msg = Msg(d.pop("msg"))

        user_groups = []
        _user_groups = d.pop("user_groups")
        for user_groups_item_data in _user_groups:
            user_groups_item = UserGroup.from_dict(user_groups_item_data)

            user_groups.append(user_groups_item)

        ignored_parameters_unsupported = cast(
            list[str], d.pop("ignored_parameters_unsupported", UNSET)
        )

        get_user_groups_response_200 = cls(
            result=result,
            msg=msg,
            user_groups=user_groups,
            ignored_parameters_unsupported=ignored_parameters_unsupported,
        )

        return get_user_groups_response_200
