from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.methodnotallowed_code import METHODNOTALLOWEDCode
from ..models.methodnotallowed_result import METHODNOTALLOWEDResult

T = TypeVar("T", bound="METHODNOTALLOWED")


@_attrs_define
class METHODNOTALLOWED:
    """The URL exists, the method does not. The `Allow` header lists those that do.

    Example:
        {'result': 'error', 'code': 'METHOD_NOT_ALLOWED', 'msg': 'Method PUT is not allowed here; allowed: GET, POST'}

    Attributes:
        result (METHODNOTALLOWEDResult):
        code (METHODNOTALLOWEDCode):
        msg (str):
    """

    result: METHODNOTALLOWEDResult
    code: METHODNOTALLOWEDCode
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
        result = METHODNOTALLOWEDResult(d.pop("result"))

        code = METHODNOTALLOWEDCode(d.pop("code"))

        msg = d.pop("msg")

        methodnotallowed = cls(
            result=result,
            code=code,
            msg=msg,
        )

        return methodnotallowed
