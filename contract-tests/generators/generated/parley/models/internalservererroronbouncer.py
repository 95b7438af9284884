from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.internalservererroronbouncer_code import INTERNALSERVERERRORONBOUNCERCode
from ..models.internalservererroronbouncer_result import (
    INTERNALSERVERERRORONBOUNCERResult,
)

T = TypeVar("T", bound="INTERNALSERVERERRORONBOUNCER")


@_attrs_define
class INTERNALSERVERERRORONBOUNCER:
    """The push relay answered with a 5xx error.

    Example:
        {'result': 'error', 'code': 'INTERNAL_SERVER_ERROR_ON_BOUNCER', 'msg': 'Internal server error on the push
            notification service'}

    Attributes:
        result (INTERNALSERVERERRORONBOUNCERResult):
        code (INTERNALSERVERERRORONBOUNCERCode):
        msg (str):
    """

    result: INTERNALSERVERERRORONBOUNCERResult
    code: INTERNALSERVERERRORONBOUNCERCode
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
        result = INTERNALSERVERERRORONBOUNCERResult(d.pop("result"))

        code = INTERNALSERVERERRORONBOUNCERCode(d.pop("code"))

        msg = d.pop("msg")

        internalservererroronbouncer = cls(
            result=result,
            code=code,
            msg=msg,
        )

        return internalservererroronbouncer
