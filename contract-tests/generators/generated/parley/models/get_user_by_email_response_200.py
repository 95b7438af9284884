from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.msg import Msg
from ..models.result import Result
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.user import User


T = TypeVar("T", bound="GetUserByEmailResponse200")


@_attrs_define
class GetUserByEmailResponse200:
    """
    Attributes:
        result (Result):
        msg (Msg): Empty on success.
        user (User): A user as the caller may see them. `profile_data` is present when custom profile fields were
            requested and the user is not a bot.
             Example: {'user_id': 6, 'delivery_email': 'member2@example.com', 'email': 'member2@example.com', 'full_name':
            'Max Member', 'date_joined': '2025-10-09T08:53Z', 'is_active': True, 'is_owner': False, 'is_admin': False,
            'is_guest': False, 'is_bot': False, 'bot_type': None, 'bot_owner_id': None, 'role': 400, 'timezone': '',
            'avatar_url': '/avatar/6?version=1', 'avatar_version': 1, 'is_imported_stub': False}.
        ignored_parameters_unsupported (list[str] | Unset): Parameters of the request that the operation does not
            support, or that are of no effect beside the others; absent when there
            are none.
            **Changes**: on success from feature level 167.
    """

    result: Result
    msg: Msg
    user: User
    ignored_parameters_unsupported: list[str] | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        result = self.result.value

        msg = self.msg.value

        user = self.user.to_dict()

        ignored_parameters_unsupported: list[str] | Unset = UNSET
        if not isinstance(self.ignored_parameters_unsupported, Unset):
            ignored_parameters_unsupported = self.ignored_parameters_unsupported

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "result": result,
                "msg": msg,
                "user": user,
            }
        )
        if ignored_parameters_unsupported is not UNSET:
            field_dict["ignored_parameters_unsupported"] = (
                ignored_parameters_unsupported
            )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.user import User

        d = dict(src_dict)
        result = Result(d.pop("result"))

        msg = Msg(d.pop("msg"))

        user = User.from_dict(d.pop("user"))

        ignored_parameters_unsupported = cast(
            list[str], d.pop("ignored_parameters_unsupported", UNSET)
        )

        get_user_by_email_response_200 = cls(
            result=result,
            msg=msg,
            user=user,
            ignored_parameters_unsupported=ignored_parameters_unsupported,
        )

        return get_user_by_email_response_200
