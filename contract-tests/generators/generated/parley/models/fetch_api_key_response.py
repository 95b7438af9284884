from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.msg import Msg
from ..models.result import Result
from ..types import UNSET, Unset

T = TypeVar("T", bound="FetchApiKeyResponse")


@_attrs_define
class FetchApiKeyResponse:
    """
    Attributes:
        result (Result):
        msg (Msg): Empty on success.
        api_key (str): The password of HTTP Basic authentication.
        email (str): The real email address, which is the user name of HTTP Basic authentication.
        user_id (int):
        ignored_parameters_unsupported (list[str] | Unset): Parameters of the request that the operation does not
            support, or that are of no effect beside the others; absent when there
            are none.
            **Changes**: on success from feature level 167.
    """

    result: Result
    msg: Msg
    api_key: str
    email: str
    user_id: int
    ignored_parameters_unsupported: list[str] | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        result = self.result.value

        msg = self.msg.value

        api_key = self.api_key

        email = self.email

        user_id = self.user_id

        ignored_parameters_unsupported: list[str] | Unset = UNSET
        if not isinstance(self.ignored_parameters_unsupported, Unset):
            ignored_parameters_unsupported = self.ignored_parameters_unsupported

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "result": result,
                "msg": msg,
                "api_key": api_key,
                "email": email,
                "user_id": user_id,
            }
        )
        if ignored_parameters_unsupported is not UNSET:
            field_dict["ignored_parameters_unsupported"] = (
                ignored_parameters_unsupported
            )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        result = Result(d.pop("result"))

        msg = Msg(d.pop("msg"))

        api_key = d.pop("api_key")

        email = d.pop("email")

        user_id = d.pop("user_id")

        ignored_parameters_unsupported = cast(
            list[str], d.pop("ignored_parameters_unsupported", UNSET)
        )

        fetch_api_key_response = cls(
            result=result,
            msg=msg,
            api_key=api_key,
            email=email,
            user_id=user_id,
            ignored_parameters_unsupported=ignored_parameters_unsupported,
        )

        return fetch_api_key_response
