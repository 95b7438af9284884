from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.update_subscription_properties_body_subscription_data_item import (
        UpdateSubscriptionPropertiesBodySubscriptionDataItem,
    )


T = TypeVar("T", bound="UpdateSubscriptionPropertiesBody")


@_attrs_define
class UpdateSubscriptionPropertiesBody:
    """
    Attributes:
        subscription_data (list[UpdateSubscriptionPropertiesBodySubscriptionDataItem]): What to set.
    """

    subscription_data: list[UpdateSubscriptionPropertiesBodySubscriptionDataItem]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        subscription_data = []
        for subscription_data_item_data in self.subscription_data:
            subscription_data_item = subscription_data_item_data.to_dict()
            subscription_data.append(subscription_data_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "subscription_data": subscription_data,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.update_subscription_properties_body_subscription_data_item import (
            UpdateSubscriptionPropertiesBodySubscriptionDataItem,
        )

        d = dict(src_dict)
        subscription_data = []
        _subscription_data = d.pop("subscription_data")
        for subscription_data_item_data in _subscription_data:
            subscription_data_item = (
                UpdateSubscriptionPropertiesBodySubscriptionDataItem.from_dict(
                    subscription_data_item_data
                )
            )

            subscription_data.append(subscription_data_item)

        update_subscription_properties_body = cls(
            subscription_data=subscription_data,
        )

        update_subscription_properties_body.additional_properties = d
        return update_subscription_properties_body

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
