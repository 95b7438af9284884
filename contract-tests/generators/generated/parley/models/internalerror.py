from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.internalerror_code import INTERNALERRORCode
from ..models.internalerror_result import INTERNALERRORResult

T = TypeVar("T", bound="INTERNALERROR")


@_attrs_define
class INTERNALERROR:
    """A fault of the server. The log has it under the request ID.

    Example:
        {'result': 'error', 'code': 'INTERNAL_ERROR', 'msg': 'Internal server error', 'request_id':
            '5f0c7a52-43b2-4b13-9d0a-1f0d6a1c2f11'}

    Attributes:
        result (INTERNALERRORResult):
        code (INTERNALERRORCode):
        msg (str):
        request_id (str): The same as the `X-Request-Id` header.
    """

    result: INTERNALERRORResult
    code: INTERNALERRORCode
    msg: str
    request_id: str

    def to_dict(self) -> dict[str, Any]:
        result = self.result.value

        code = self.code.value

        msg = self.msg

        request_id = self.request_id

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "result": result,
                "code": code,
                "msg": msg,
                "request_id": request_id,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        result = INTERNALERRORResult(d.pop("result"))

        code = INTERNALERRORCode(d.pop("code"))

        msg = d.pop("msg")

        request_id = d.pop("request_id")

        internalerror = cls(
            result=result,
            code=code,
            msg=msg,
            request_id=request_id,
        )

        return internalerror
