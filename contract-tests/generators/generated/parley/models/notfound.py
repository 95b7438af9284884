from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.notfound_code import NOTFOUNDCode
from ..models.notfound_result import NOTFOUNDResult

T = TypeVar("T", bound="NOTFOUND")


@_attrs_define
class NOTFOUND:
    """No such URL, or no such resource named in the URL.

    Example:
        {'result': 'error', 'code': 'NOT_FOUND', 'msg': 'Not found'}

    Attributes:
        result (NOTFOUNDResult):
        code (NOTFOUNDCode):
        msg (str):
    """

    result: NOTFOUNDResult
    code: NOTFOUNDCode
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
        result = NOTFOUNDResult(d.pop("result"))

        code = NOTFOUNDCode(d.pop("code"))

        msg = d.pop("msg")

        notfound = cls(
            result=result,
            code=code,
            msg=msg,
        )

        return notfound
