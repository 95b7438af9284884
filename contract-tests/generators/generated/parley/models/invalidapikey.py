from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.invalidapikey_code import INVALIDAPIKEYCode
from ..models.invalidapikey_result import INVALIDAPIKEYResult

T = TypeVar("T", bound="INVALIDAPIKEY")


@_attrs_define
class INVALIDAPIKEY:
    """The API key is wrong, revoked, or not this account's.

    Example:
        {'result': 'error', 'code': 'INVALID_API_KEY', 'msg': 'Invalid API key'}

    Attributes:
        result (INVALIDAPIKEYResult):
        code (INVALIDAPIKEYCode):
        msg (str):
    """

    result: INVALIDAPIKEYResult
    code: INVALIDAPIKEYCode
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
        result = INVALIDAPIKEYResult(d.pop("result"))

        code = INVALIDAPIKEYCode(d.pop("code"))

        msg = d.pop("msg")

        invalidapikey = cls(
            result=result,
            code=code,
            msg=msg,
        )

        return invalidapikey
