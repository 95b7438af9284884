from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.unauthorized_code import UNAUTHORIZEDCode
from ..models.unauthorized_result import UNAUTHORIZEDResult

T = TypeVar("T", bound="UNAUTHORIZED")


@_attrs_define
class UNAUTHORIZED:
    """Credentials are missing or malformed.

    Example:
        {'result': 'error', 'code': 'UNAUTHORIZED', 'msg': 'Not logged in: API authentication by email and API key is
            required'}

    Attributes:
        result (UNAUTHORIZEDResult):
        code (UNAUTHORIZEDCode):
        msg (str):
    """

    result: UNAUTHORIZEDResult
    code: UNAUTHORIZEDCode
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
        result = UNAUTHORIZEDResult(d.pop("result"))

        code = UNAUTHORIZEDCode(d.pop("code"))

        msg = d.pop("msg")

        unauthorized = cls(
            result=result,
            code=code,
            msg=msg,
        )

        return unauthorized
