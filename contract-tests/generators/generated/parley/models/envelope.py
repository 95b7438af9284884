from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.msg import Msg
from ..models.result import Result
from ..types import UNSET, Unset

T = TypeVar("T", bound="Envelope")


@_attrs_define
class Envelope:
    """A success without fields of its own.

    Attributes:
        result (Result):
        msg (Msg): Empty on success.
        ignored_parameters_unsupported (list[str] | Unset): Parameters of the request that the operation does not
            support, or that are of no effect beside the others; absent when there
            are none.
            **Changes**: on success from feature level 167.
    """

    result: Result
    msg: Msg
    ignored_parameters_unsupported: list[str] | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        result = self.result.value

        msg = self.msg.value

        ignored_parameters_unsupported: list[str] | Unset = UNSET
        if not isinstance(self.ignored_parameters_unsupported, Unset):
            ignored_parameters_unsupported = self.ignored_parameters_unsupported

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "result": result,
                "msg": msg,
            }
        )
        if ignored_parameters_unsupported is not UNSET:
            field_dict["ignored_parameters_unsupported"] = (
                ignored_parameters_unsupported
            )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        result = Result(d.pop("result"))

        msg = Msg(d.pop("msg"))

        ignored_parameters_unsupported = cast(
            list[str], d.pop("ignored_parameters_unsupported", UNSET)
        )

        envelope = cls(
            result=result,
            msg=msg,
            ignored_parameters_unsupported=ignored_parameters_unsupported,
        )

        return envelope
