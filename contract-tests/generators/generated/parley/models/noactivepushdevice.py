from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.noactivepushdevice_code import NOACTIVEPUSHDEVICECode
from ..models.noactivepushdevice_result import NOACTIVEPUSHDEVICEResult

T = TypeVar("T", bound="NOACTIVEPUSHDEVICE")


@_attrs_define
class NOACTIVEPUSHDEVICE:
    """No registered device can receive the notification.

    Example:
        {'result': 'error', 'code': 'NO_ACTIVE_PUSH_DEVICE', 'msg': 'No active registered push device'}

    Attributes:
        result (NOACTIVEPUSHDEVICEResult):
        code (NOACTIVEPUSHDEVICECode):
        msg (str):
    """

    result: NOACTIVEPUSHDEVICEResult
    code: NOACTIVEPUSHDEVICECode
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
        result = NOACTIVEPUSHDEVICEResult(d.pop("result"))

        code = NOACTIVEPUSHDEVICECode(d.pop("code"))

        msg = d.pop("msg")

        noactivepushdevice = cls(
            result=result,
            code=code,
            msg=msg,
        )

        return noactivepushdevice
