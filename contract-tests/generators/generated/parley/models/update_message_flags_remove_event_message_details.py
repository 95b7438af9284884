from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.unread_channel_message_details import UnreadChannelMessageDetails
    from ..models.unread_direct_message_details import UnreadDirectMessageDetails


T = TypeVar("T", bound="UpdateMessageFlagsRemoveEventMessageDetails")


@_attrs_define
class UpdateMessageFlagsRemoveEventMessageDetails:
    """By message ID, what a client needs to count a message as unread that it may not have. Only if `flag` is `read`."""

    additional_properties: dict[
        str, UnreadChannelMessageDetails | UnreadDirectMessageDetails
    ] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.unread_direct_message_details import UnreadDirectMessageDetails

        field_dict: dict[str, Any] = {}
        for prop_name, prop in self.additional_properties.items():
            if isinstance(prop, UnreadDirectMessageDetails):
                field_dict[prop_name] = prop.to_dict()
            else:
                field_dict[prop_name] = prop.to_dict()

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.unread_channel_message_details import UnreadChannelMessageDetails
        from ..models.unread_direct_message_details import UnreadDirectMessageDetails

        d = dict(src_dict)
        update_message_flags_remove_event_message_details = cls()

        additional_properties = {}
        for prop_name, prop_dict in d.items():

            def _parse_additional_property(
                data: object,
            ) -> UnreadChannelMessageDetails | UnreadDirectMessageDetails:
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_unread_message_details_type_0 = (
                        UnreadDirectMessageDetails.from_dict(data)
                    )

                    return componentsschemas_unread_message_details_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_unread_message_details_type_1 = (
                    UnreadChannelMessageDetails.from_dict(data)
                )

                return componentsschemas_unread_message_details_type_1

            additional_property = _parse_additional_property(prop_dict)

            additional_properties[prop_name] = additional_property

        update_message_flags_remove_event_message_details.additional_properties = (
            additional_properties
        )
        return update_message_flags_remove_event_message_details

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(
        self, key: str
    ) -> UnreadChannelMessageDetails | UnreadDirectMessageDetails:
        return self.additional_properties[key]

    def __setitem__(
        self, key: str, value: UnreadChannelMessageDetails | UnreadDirectMessageDetails
    ) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
