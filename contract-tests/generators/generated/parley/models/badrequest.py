from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.badrequest_code import BADREQUESTCode
from ..models.badrequest_result import BADREQUESTResult
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.badrequest_errors import BADREQUESTErrors


T = TypeVar("T", bound="BADREQUEST")


@_attrs_define
class BADREQUEST:
    """Invalid input or a refusal. `msg` names the parameter and says what would be right.

    Example:
        {'result': 'error', 'code': 'BAD_REQUEST', 'msg': "'content' is missing"}

    Attributes:
        result (BADREQUESTResult):
        code (BADREQUESTCode):
        msg (str):
        errors (BADREQUESTErrors | Unset): All that is wrong with a linkifier, by parameter; `msg` is the first of it.
            Present when a linkifier is refused.
        empty_topic_display_name (str | Unset): The name under which people see the empty topic. Present when the
            channel's `topics_policy` refuses a topic.
    """

    result: BADREQUESTResult
    code: BADREQUESTCode
    msg: str
    errors: BADREQUESTErrors | Unset = UNSET
    empty_topic_display_name: str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        result = self.result.value

        code = self.code.value

        msg = self.msg

        errors: dict[str, Any] | Unset = UNSET
        if not isinstance(self.errors, Unset):
            errors = self.errors.to_dict()

        empty_topic_display_name = self.empty_topic_display_name

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "result": result,
                "code": code,
                "msg": msg,
            }
        )
        if errors is not UNSET:
            field_dict["errors"] = errors
        if empty_topic_display_name is not UNSET:
            field_dict["empty_topic_display_name"] = empty_topic_display_name

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.badrequest_errors import BADREQUESTErrors

        d = dict(src_dict)
        result = BADREQUESTResult(d.pop("result"))

        code = BADREQUESTCode(d.pop("code"))

        msg = d.pop("msg")

        _errors = d.pop("errors", UNSET)
        errors: BADREQUESTErrors | Unset
        if isinstance(_errors, Unset):
            errors = UNSET
        else:
            errors = BADREQUESTErrors.from_dict(_errors)

        empty_topic_display_name = d.pop("empty_topic_display_name", UNSET)

        badrequest = cls(
            result=result,
            code=code,
            msg=msg,
            errors=errors,
            empty_topic_display_name=empty_topic_display_name,
        )

        return badrequest
