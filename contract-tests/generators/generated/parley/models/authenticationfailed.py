from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.authenticationfailed_code import AUTHENTICATIONFAILEDCode
from ..models.authenticationfailed_result import AUTHENTICATIONFAILEDResult

T = TypeVar("T", bound="AUTHENTICATIONFAILED")


@_attrs_define
class AUTHENTICATIONFAILED:
    """The email address and the password do not belong together. It does not tell whether the account exists.

    Example:
        {'result': 'error', 'code': 'AUTHENTICATION_FAILED', 'msg': 'Your username or password is incorrect'}

    Attributes:
        result (AUTHENTICATIONFAILEDResult):
        code (AUTHENTICATIONFAILEDCode):
        msg (str):
    """

    result: AUTHENTICATIONFAILEDResult
    code: AUTHENTICATIONFAILEDCode
    msg: str

    def to_dict(self) -> dict[str, Any]:
        result = self.result.value

        code = self.code.value

        msg = self.msg

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "result": result,
                "code": code,
                "msg": msg,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        result = AUTHENTICATIONFAILEDResult(d.pop("result"))

        code = AUTHENTICATIONFAILEDCode(d.pop("code"))

        msg = d.pop("msg")

        authenticationfailed = cls(
            result=result,
            code=code,
            msg=msg,
        )

        return authenticationfailed
