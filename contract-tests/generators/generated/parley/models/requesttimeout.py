from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.requesttimeout_code import REQUESTTIMEOUTCode
from ..models.requesttimeout_result import REQUESTTIMEOUTResult

T = TypeVar("T", bound="REQUESTTIMEOUT")


@_attrs_define
class REQUESTTIMEOUT:
    """The request did not arrive completely in time, or an upload came too slowly. The server closes the connection.

    Example:
        {'result': 'error', 'code': 'REQUEST_TIMEOUT', 'msg': 'The request did not arrive completely in time'}

    Attributes:
        result (REQUESTTIMEOUTResult):
        code (REQUESTTIMEOUTCode):
        msg (str):
    """

    result: REQUESTTIMEOUTResult
    code: REQUESTTIMEOUTCode
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
        result = REQUESTTIMEOUTResult(d.pop("result"))

        code = REQUESTTIMEOUTCode(d.pop("code"))

        msg = d.pop("msg")

        requesttimeout = cls(
            result=result,
            code=code,
            msg=msg,
        )

        return requesttimeout
