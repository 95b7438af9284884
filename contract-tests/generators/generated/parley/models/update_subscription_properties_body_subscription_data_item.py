from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.update_subscription_properties_body_subscription_data_item_property import (
    UpdateSubscriptionPropertiesBodySubscriptionDataItemProperty,
)

T = TypeVar("T", bound="UpdateSubscriptionPropertiesBodySubscriptionDataItem")


@_attrs_define
class UpdateSubscriptionPropertiesBodySubscriptionDataItem:
    """
    Attributes:
        stream_id (int): The ID of the channel.
        property_ (UpdateSubscriptionPropertiesBodySubscriptionDataItemProperty): `in_home_view` is deprecated: the
            inverse of `is_muted`.
        value (bool | None | str): A text like `#c2726a` for `color`, true or false for the others. The last five also
            take null: the user's
            own preference for channels applies.
    """

    stream_id: int
    property_: UpdateSubscriptionPropertiesBodySubscriptionDataItemProperty
    value: bool | None | str

    def to_dict(self) -> dict[str, Any]:
        stream_id = self.stream_id

        property_ = self.property_.value

        value: bool | None | str
        value = self.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "stream_id": stream_id,
                "property": property_,
                "value": value,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        stream_id = d.pop("stream_id")

        property_ = UpdateSubscriptionPropertiesBodySubscriptionDataItemProperty(
            d.pop("property")
        )

        def _parse_value(data: object) -> bool | None | str:
            if data is None:
                return data
            return cast(bool | None | str, data)

        value = _parse_value(d.pop("value"))

        update_subscription_properties_body_subscription_data_item = cls(
            stream_id=stream_id,
            property_=property_,
            value=value,
        )

        return update_subscription_properties_body_subscription_data_item
