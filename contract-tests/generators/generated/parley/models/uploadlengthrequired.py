from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.uploadlengthrequired_code import UPLOADLENGTHREQUIREDCode
from ..models.uploadlengthrequired_result import UPLOADLENGTHREQUIREDResult

T = TypeVar("T", bound="UPLOADLENGTHREQUIRED")


@_attrs_define
class UPLOADLENGTHREQUIRED:
    """A resumable upload was to be created without its length.

    Example:
        {'result': 'error', 'code': 'UPLOAD_LENGTH_REQUIRED', 'msg': "'Upload-Length' must be given when an upload is
            created"}

    Attributes:
        result (UPLOADLENGTHREQUIREDResult):
        code (UPLOADLENGTHREQUIREDCode):
        msg (str):
    """

    result: UPLOADLENGTHREQUIREDResult
    code: UPLOADLENGTHREQUIREDCode
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
        result = UPLOADLENGTHREQUIREDResult(d.pop("result"))

        code = UPLOADLENGTHREQUIREDCode(d.pop("code"))

        msg = d.pop("msg")

        uploadlengthrequired = cls(
            result=result,
            code=code,
            msg=msg,
        )

        return uploadlengthrequired
