from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.msg import Msg
from ..models.result import Result
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.subscribe_response_already_subscribed import (
        SubscribeResponseAlreadySubscribed,
    )
    from ..models.subscribe_response_subscribed import SubscribeResponseSubscribed


T = TypeVar("T", bound="SubscribeResponse")


@_attrs_define
class SubscribeResponse:
    """
    Attributes:
        result (Result):
        msg (Msg): Empty on success.
        subscribed (SubscribeResponseSubscribed): By user ID, the names of the channels that the user is newly
            subscribed to. Users without any are left out.
        already_subscribed (SubscribeResponseAlreadySubscribed): By user ID, the names of the channels that the user was
            subscribed to before. Users without any are left out.
        ignored_parameters_unsupported (list[str] | Unset): Parameters of the request that the operation does not
            support, or that are of no effect beside the others; absent when there
            are none.
            **Changes**: on success from feature level 167.
        unauthorized (list[str] | Unset): Names of the channels that were left out because the caller may not. Present
            only when `authorization_errors_fatal`
            is false.
        new_subscription_messages_sent (bool | Unset): False when there were too many new subscriptions to notify the
            users. Present only when
            `send_new_subscription_messages` is true.
    """

    result: Result
    msg: Msg
    subscribed: SubscribeResponseSubscribed
    already_subscribed: SubscribeResponseAlreadySubscribed
    ignored_parameters_unsupported: list[str] | Unset = UNSET
    unauthorized: list[str] | Unset = UNSET
    new_subscription_messages_sent: bool | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        result = self.result.value

        msg = self.msg.value

        subscribed = self.subscribed.to_dict()

        already_subscribed = self.already_subscribed.to_dict()

        ignored_parameters_unsupported: list[str] | Unset = UNSET
        if not isinstance(self.ignored_parameters_unsupported, Unset):
            ignored_parameters_unsupported = self.ignored_parameters_unsupported

        unauthorized: list[str] | Unset = UNSET
        if not isinstance(self.unauthorized, Unset):
            unauthorized = self.unauthorized

        new_subscription_messages_sent = self.new_subscription_messages_sent

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "result": result,
                "msg": msg,
                "subscribed": subscribed,
                "already_subscribed": already_subscribed,
            }
        )
        if ignored_parameters_unsupported is not UNSET:
            field_dict["ignored_parameters_unsupported"] = (
                ignored_parameters_unsupported
            )
        if unauthorized is not UNSET:
            field_dict["unauthorized"] = unauthorized
        if new_subscription_messages_sent is not UNSET:
            field_dict["new_subscription_messages_sent"] = (
                new_subscription_messages_sent
            )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.subscribe_response_already_subscribed import (
            SubscribeResponseAlreadySubscribed,
        )
        from ..models.subscribe_response_subscribed import SubscribeResponseSubscribed

        d = dict(src_dict)
        result = Result(d.pop("result"))

        msg = Msg(d.pop("msg"))

        subscribed = SubscribeResponseSubscribed.from_dict(d.pop("subscribed"))

        already_subscribed = SubscribeResponseAlreadySubscribed.from_dict(
            d.pop("already_subscribed")
        )

        ignored_parameters_unsupported = cast(
            list[str], d.pop("ignored_parameters_unsupported", UNSET)
        )

        unauthorized = cast(list[str], d.pop("unauthorized", UNSET))

        new_subscription_messages_sent = d.pop("new_subscription_messages_sent", UNSET)

        subscribe_response = cls(
            result=result,
            msg=msg,
            subscribed=subscribed,
            already_subscribed=already_subscribed,
            ignored_parameters_unsupported=ignored_parameters_unsupported,
            unauthorized=unauthorized,
            new_subscription_messages_sent=new_subscription_messages_sent,
        )

        return subscribe_response
