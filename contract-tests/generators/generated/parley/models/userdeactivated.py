from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.userdeactivated_code import USERDEACTIVATEDCode
from ..models.userdeactivated_result import USERDEACTIVATEDResult

T = TypeVar("T", bound="USERDEACTIVATED")


@_attrs_define
class USERDEACTIVATED:
    """The credentials are right, but the account is deactivated.

    Example:
        {'result': 'error', 'code': 'USER_DEACTIVATED', 'msg': 'Account is deactivated'}

    Attributes:
        result (USERDEACTIVATEDResult):
        code (USERDEACTIVATEDCode):
        msg (str):
    """

    result: USERDEACTIVATEDResult
    code: USERDEACTIVATEDCode
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
        result = USERDEACTIVATEDResult(d.pop("result"))

        code = USERDEACTIVATEDCode(d.pop("code"))

        msg = d.pop("msg")

        userdeactivated = cls(
            result=result,
            code=code,
            msg=msg,
        )

        return userdeactivated
