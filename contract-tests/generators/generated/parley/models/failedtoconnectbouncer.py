from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.failedtoconnectbouncer_code import FAILEDTOCONNECTBOUNCERCode
from ..models.failedtoconnectbouncer_result import FAILEDTOCONNECTBOUNCERResult

T = TypeVar("T", bound="FAILEDTOCONNECTBOUNCER")


@_attrs_define
class FAILEDTOCONNECTBOUNCER:
    """The push relay cannot be reached.

    Example:
        {'result': 'error', 'code': 'FAILED_TO_CONNECT_BOUNCER', 'msg': 'Network error while connecting to the push
            notification service'}

    Attributes:
        result (FAILEDTOCONNECTBOUNCERResult):
        code (FAILEDTOCONNECTBOUNCERCode):
        msg (str):
    """

    result: FAILEDTOCONNECTBOUNCERResult
    code: FAILEDTOCONNECTBOUNCERCode
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
        result = FAILEDTOCONNECTBOUNCERResult(d.pop("result"))

        code = FAILEDTOCONNECTBOUNCERCode(d.pop("code"))

        msg = d.pop("msg")

        failedtoconnectbouncer = cls(
            result=result,
            code=code,
            msg=msg,
        )

        return failedtoconnectbouncer
