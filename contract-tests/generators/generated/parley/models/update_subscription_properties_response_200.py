from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.msg import Msg
from ..models.result import Result
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.update_subscription_properties_response_200_subscription_data_item import (
        UpdateSubscriptionPropertiesResponse200SubscriptionDataItem,
    )


T = TypeVar("T", bound="UpdateSubscriptionPropertiesResponse200")


@_attrs_define
class UpdateSubscriptionPropertiesResponse200:
    """
    Attributes:
        result (Result):
        msg (Msg): Empty on success.
        subscription_data (list[UpdateSubscriptionPropertiesResponse200SubscriptionDataItem]): What was set, in the
            order of the request.
        ignored_parameters_unsupported (list[str] | Unset): Parameters of the request that the operation does not
            support, or that are of no effect beside the others; absent when there
            are none.
            **Changes**: on success from feature level 167.
    """

    result: Result
    msg: Msg
    subscription_data: list[UpdateSubscriptionPropertiesResponse200SubscriptionDataItem]
    ignored_parameters_unsupported: list[str] | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        result = self.result.value

        msg = self.msg.value

        subscription_data = []
        for subscription_data_item_data in self.subscription_data:
            subscription_data_item = subscription_data_item_data.to_dict()
            subscription_data.append(subscription_data_item)

        ignored_parameters_unsupported: list[str] | Unset = UNSET
        if not isinstance(self.ignored_parameters_unsupported, Unset):
            ignored_parameters_unsupported = self.ignored_parameters_unsupported

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "result": result,
                "msg": msg,
                "subscription_data": subscription_data,
            }
        )
        if ignored_parameters_unsupported is not UNSET:
            field_dict["ignored_parameters_unsupported"] = (
                ignored_parameters_unsupported
            )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.update_subscription_properties_response_200_subscription_data_item import (
            UpdateSubscriptionPropertiesResponse200SubscriptionDataItem,
        )

        d = dict(src_dict)
        result = Result(d.pop("result"))

        msg = Msg(d.pop("msg"))

        subscription_data = []
        _subscription_data = d.pop("subscription_data")
        for subscription_data_item_data in _subscription_data:
            subscription_data_item = (
                UpdateSubscriptionPropertiesResponse200SubscriptionDataItem.from_dict(
                    subscription_data_item_data
                )
            )

            subscription_data.append(subscription_data_item)

        ignored_parameters_unsupported = cast(
            list[str], d.pop("ignored_parameters_unsupported", UNSET)
        )

        update_subscription_properties_response_200 = cls(
            result=result,
            msg=msg,
            subscription_data=subscription_data,
            ignored_parameters_unsupported=ignored_parameters_unsupported,
        )

        return update_subscription_properties_response_200
