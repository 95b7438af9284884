from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.msg import Msg
from ..models.result import Result
from ..models.send_message_response_automatic_new_visibility_policy import (
    SendMessageResponseAutomaticNewVisibilityPolicy,
)
from ..types import UNSET, Unset

T = TypeVar("T", bound="SendMessageResponse")


@_attrs_define
class SendMessageResponse:
    """
    Attributes:
        result (Result):
        msg (Msg): Empty on success.
        id (int): The ID of the message.
        ignored_parameters_unsupported (list[str] | Unset): Parameters of the request that the operation does not
            support, or that are of no effect beside the others; absent when there
            are none.
            **Changes**: on success from feature level 167.
        automatic_new_visibility_policy (SendMessageResponseAutomaticNewVisibilityPolicy | Unset): The new visibility
            policy of the topic for the sender (2 unmuted, 3 followed), present when sending changed it.
    """

    result: Result
    msg: Msg
    id: int
    ignored_parameters_unsupported: list[str] | Unset = UNSET
    automatic_new_visibility_policy: (
        SendMessageResponseAutomaticNewVisibilityPolicy | Unset
    ) = UNSET

    def to_dict(self) -> dict[str, Any]:
        result = self.result.value

        msg = self.msg.value

        id = self.id

        ignored_parameters_unsupported: list[str] | Unset = UNSET
        if not isinstance(self.ignored_parameters_unsupported, Unset):
            ignored_parameters_unsupported = self.ignored_parameters_unsupported

        automatic_new_visibility_policy: int | Unset = UNSET
        if not isinstance(self.automatic_new_visibility_policy, Unset):
            automatic_new_visibility_policy = self.automatic_new_visibility_policy.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "result": result,
                "msg": msg,
                "id": id,
            }
        )
        if ignored_parameters_unsupported is not UNSET:
            field_dict["ignored_parameters_unsupported"] = (
                ignored_parameters_unsupported
            )
        if automatic_new_visibility_policy is not UNSET:
            field_dict["automatic_new_visibility_policy"] = (
                automatic_new_visibility_policy
            )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        result = Result(d.pop("result"))

        msg = Msg(d.pop("msg"))

        id = d.pop("id")

        ignored_parameters_unsupported = cast(
            list[str], d.pop("ignored_parameters_unsupported", UNSET)
        )

        _automatic_new_visibility_policy = d.pop(
            "automatic_new_visibility_policy", UNSET
        )
        automatic_new_visibility_policy: (
            SendMessageResponseAutomaticNewVisibilityPolicy | Unset
        )
        if isinstance(_automatic_new_visibility_policy, Unset):
            automatic_new_visibility_policy = UNSET
        else:
            automatic_new_visibility_policy = (
                SendMessageResponseAutomaticNewVisibilityPolicy(
                    _automatic_new_visibility_policy
                )
            )

        send_message_response = cls(
            result=result,
            msg=msg,
            id=id,
            ignored_parameters_unsupported=ignored_parameters_unsupported,
            automatic_new_visibility_policy=automatic_new_visibility_policy,
        )

        return send_message_response
