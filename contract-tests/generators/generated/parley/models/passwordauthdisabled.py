from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.passwordauthdisabled_code import PASSWORDAUTHDISABLEDCode
from ..models.passwordauthdisabled_result import PASSWORDAUTHDISABLEDResult

T = TypeVar("T", bound="PASSWORDAUTHDISABLED")


@_attrs_define
class PASSWORDAUTHDISABLED:
    """Logging in by password is turned off.

    Example:
        {'result': 'error', 'code': 'PASSWORD_AUTH_DISABLED', 'msg': 'Password authentication is disabled on this
            server'}

    Attributes:
        result (PASSWORDAUTHDISABLEDResult):
        code (PASSWORDAUTHDISABLEDCode):
        msg (str):
    """

    result: PASSWORDAUTHDISABLEDResult
    code: PASSWORDAUTHDISABLEDCode
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
        result = PASSWORDAUTHDISABLEDResult(d.pop("result"))

        code = PASSWORDAUTHDISABLEDCode(d.pop("code"))

        msg = d.pop("msg")

        passwordauthdisabled = cls(
            result=result,
            code=code,
            msg=msg,
        )

        return passwordauthdisabled
