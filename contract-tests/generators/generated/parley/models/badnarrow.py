from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.badnarrow_code import BADNARROWCode
from ..models.badnarrow_result import BADNARROWResult

T = TypeVar("T", bound="BADNARROW")


@_attrs_define
class BADNARROW:
    """The narrow is well formed but makes no sense.

    Example:
        {'result': 'error', 'code': 'BAD_NARROW', 'msg': "Invalid narrow operator: unknown operator 'colour'", 'desc':
            "unknown operator 'colour'"}

    Attributes:
        result (BADNARROWResult):
        code (BADNARROWCode):
        msg (str):
        desc (str): What is wrong with it.
    """

    result: BADNARROWResult
    code: BADNARROWCode
    msg: str
    desc: str

    def to_dict(self) -> dict[str, Any]:
        result = self.result.value

        code = self.code.value

        msg = self.msg

        desc = self.desc

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "result": result,
                "code": code,
                "msg": msg,
                "desc": desc,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        result = BADNARROWResult(d.pop("result"))

        code = BADNARROWCode(d.pop("code"))

        msg = d.pop("msg")

        desc = d.pop("desc")

        badnarrow = cls(
            result=result,
            code=code,
            msg=msg,
            desc=desc,
        )

        return badnarrow
