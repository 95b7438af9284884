from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.uploadoffsetconflict_code import UPLOADOFFSETCONFLICTCode
from ..models.uploadoffsetconflict_result import UPLOADOFFSETCONFLICTResult

T = TypeVar("T", bound="UPLOADOFFSETCONFLICT")


@_attrs_define
class UPLOADOFFSETCONFLICT:
    """A piece of a resumable upload begins elsewhere than where the last one ended. HEAD tells where to go on.

    Example:
        {'result': 'error', 'code': 'UPLOAD_OFFSET_CONFLICT', 'msg': "'Upload-Offset' must be the number of bytes
            received so far, which HEAD returns"}

    Attributes:
        result (UPLOADOFFSETCONFLICTResult):
        code (UPLOADOFFSETCONFLICTCode):
        msg (str):
    """

    result: UPLOADOFFSETCONFLICTResult
    code: UPLOADOFFSETCONFLICTCode
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
        result = UPLOADOFFSETCONFLICTResult(d.pop("result"))

        code = UPLOADOFFSETCONFLICTCode(d.pop("code"))

        msg = d.pop("msg")

        uploadoffsetconflict = cls(
            result=result,
            code=code,
            msg=msg,
        )

        return uploadoffsetconflict
