from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.requesttoolarge_code import REQUESTTOOLARGECode
from ..models.requesttoolarge_result import REQUESTTOOLARGEResult

T = TypeVar("T", bound="REQUESTTOOLARGE")


@_attrs_define
class REQUESTTOOLARGE:
    """The request's body is larger than the server takes.

    Example:
        {'result': 'error', 'code': 'REQUEST_TOO_LARGE', 'msg': 'The request body is larger than 1048576 bytes'}

    Attributes:
        result (REQUESTTOOLARGEResult):
        code (REQUESTTOOLARGECode):
        msg (str):
    """

    result: REQUESTTOOLARGEResult
    code: REQUESTTOOLARGECode
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
        result = REQUESTTOOLARGEResult(d.pop("result"))

        code = REQUESTTOOLARGECode(d.pop("code"))

        msg = d.pop("msg")

        requesttoolarge = cls(
            result=result,
            code=code,
            msg=msg,
        )

        return requesttoolarge
