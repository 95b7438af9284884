from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.msg import Msg
from ..models.result import Result
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.user_status import UserStatus


T = TypeVar("T", bound="GetUserStatusResponse200")


@_attrs_define
class GetUserStatusResponse200:
    """
    Attributes:
        result (Result):
        msg (Msg): Empty on success.
        status (UserStatus): The status of a user. Contains only what is set. Example: {'status_text': 'On holiday',
            'emoji_name': 'palm_tree', 'emoji_code': '1f334', 'reaction_type': 'unicode_emoji'}.
        ignored_parameters_unsupported (list[str] | Unset): Parameters of the request that the operation does not
            support, or that are of no effect beside the others; absent when there
            are none.
            **Changes**: on success from feature level 167.
    """

    result: Result
    msg: Msg
    status: UserStatus
    ignored_parameters_unsupported: list[str] | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        result = self.result.value

        msg = self.msg.value

        status = self.status.to_dict()

        ignored_parameters_unsupported: list[str] | Unset = UNSET
        if not isinstance(self.ignored_parameters_unsupported, Unset):
            ignored_parameters_unsupported = self.ignored_parameters_unsupported

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "result": result,
                "msg": msg,
                "status": status,
            }
        )
        if ignored_parameters_unsupported is not UNSET:
            field_dict["ignored_parameters_unsupported"] = (
                ignored_parameters_unsupported
            )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.user_status import UserStatus

        d = dict(src_dict)
        result = Result(d.pop("result"))

        msg = Msg(d.pop("msg"))

        status = UserStatus.from_dict(d.pop("status"))

        ignored_parameters_unsupported = cast(
            list[str], d.pop("ignored_parameters_unsupported", UNSET)
        )

        get_user_status_response_200 = cls(
            result=result,
            msg=msg,
            status=status,
            ignored_parameters_unsupported=ignored_parameters_unsupported,
        )

        return get_user_status_response_200
