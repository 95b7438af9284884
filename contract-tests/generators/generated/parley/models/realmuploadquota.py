from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.realmuploadquota_code import REALMUPLOADQUOTACode
from ..models.realmuploadquota_result import REALMUPLOADQUOTAResult

T = TypeVar("T", bound="REALMUPLOADQUOTA")


@_attrs_define
class REALMUPLOADQUOTA:
    """The organisation has no room for the file.

    Example:
        {'result': 'error', 'code': 'REALM_UPLOAD_QUOTA', 'msg': 'Upload would exceed the upload quota of your
            organisation'}

    Attributes:
        result (REALMUPLOADQUOTAResult):
        code (REALMUPLOADQUOTACode):
        msg (str):
    """

    result: REALMUPLOADQUOTAResult
    code: REALMUPLOADQUOTACode
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
        result = REALMUPLOADQUOTAResult(d.pop("result"))

        code = REALMUPLOADQUOTACode(d.pop("code"))

        msg = d.pop("msg")

        realmuploadquota = cls(
            result=result,
            code=code,
            msg=msg,
        )

        return realmuploadquota
