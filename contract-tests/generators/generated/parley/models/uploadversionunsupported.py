from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.uploadversionunsupported_code import UPLOADVERSIONUNSUPPORTEDCode
from ..models.uploadversionunsupported_result import UPLOADVERSIONUNSUPPORTEDResult

T = TypeVar("T", bound="UPLOADVERSIONUNSUPPORTED")


@_attrs_define
class UPLOADVERSIONUNSUPPORTED:
    """A request of a resumable upload does not name the version of the protocol in `Tus-Resumable`.

    Example:
        {'result': 'error', 'code': 'UPLOAD_VERSION_UNSUPPORTED', 'msg': "'Tus-Resumable' must be 1.0.0"}

    Attributes:
        result (UPLOADVERSIONUNSUPPORTEDResult):
        code (UPLOADVERSIONUNSUPPORTEDCode):
        msg (str):
    """

    result: UPLOADVERSIONUNSUPPORTEDResult
    code: UPLOADVERSIONUNSUPPORTEDCode
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
        result = UPLOADVERSIONUNSUPPORTEDResult(d.pop("result"))

        code = UPLOADVERSIONUNSUPPORTEDCode(d.pop("code"))

        msg = d.pop("msg")

        uploadversionunsupported = cls(
            result=result,
            code=code,
            msg=msg,
        )

        return uploadversionunsupported
