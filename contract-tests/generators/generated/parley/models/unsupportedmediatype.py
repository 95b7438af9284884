from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.unsupportedmediatype_code import UNSUPPORTEDMEDIATYPECode
from ..models.unsupportedmediatype_result import UNSUPPORTEDMEDIATYPEResult

T = TypeVar("T", bound="UNSUPPORTEDMEDIATYPE")


@_attrs_define
class UNSUPPORTEDMEDIATYPE:
    """The request's body has another content type than the operation takes, or is compressed.

    Example:
        {'result': 'error', 'code': 'UNSUPPORTED_MEDIA_TYPE', 'msg': "Content-Type must be 'application/x-www-form-
            urlencoded', 'application/json' or 'multipart/form-data', not 'text/xml'"}

    Attributes:
        result (UNSUPPORTEDMEDIATYPEResult):
        code (UNSUPPORTEDMEDIATYPECode):
        msg (str):
    """

    result: UNSUPPORTEDMEDIATYPEResult
    code: UNSUPPORTEDMEDIATYPECode
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
        result = UNSUPPORTEDMEDIATYPEResult(d.pop("result"))

        code = UNSUPPORTEDMEDIATYPECode(d.pop("code"))

        msg = d.pop("msg")

        unsupportedmediatype = cls(
            result=result,
            code=code,
            msg=msg,
        )

        return unsupportedmediatype
