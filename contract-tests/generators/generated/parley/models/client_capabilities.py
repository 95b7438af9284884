from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="ClientCapabilities")


@_attrs_define
class ClientCapabilities:
    """What the client understands. A capability that is not given is off; one that the server does not know is accepted.

    Example:
        {'notification_settings_null': True, 'bulk_message_deletion': True, 'empty_topic_name': True}

    Attributes:
        notification_settings_null (bool): Null in the notification properties of a subscription, which stands for the
            user's preference.
        bulk_message_deletion (bool | Unset): `message_ids` in `delete_message` events. **Changes**: 13. Without it,
            `false`.
        user_avatar_url_field_optional (bool | Unset): The server may leave `avatar_url` out of users and messages; the
            client then asks `/avatar/{user_id}`. Without it, `false`.
        stream_typing_notifications (bool | Unset): `typing` events of channels. Without it, `false`.
        user_settings_object (bool | Unset): Accepted, without effect; `user_settings` events are the only ones there
            are. Without it, `false`.
        linkifier_url_template (bool | Unset): Linkifiers with `url_template`. Without it the lists are empty. Without
            it, `false`.
        user_list_incomplete (bool | Unset): Lists of users lack those whom the caller may not access. Without it they
            are listed under a placeholder name.
            **Changes**: 228.
             Without it, `false`.
        include_deactivated_groups (bool | Unset): Deactivated user groups are in lists and events. Without it, `false`.
        archived_channels (bool | Unset): Archived channels are in lists and events. Without it, `false`.
        empty_topic_name (bool | Unset): The empty topic is the empty string. Without it the server writes
            `realm_empty_topic_display_name` in its place.
            **Changes**: 334.
             Without it, `false`.
        simplified_presence_events (bool | Unset): `presence` events with `presences` alone. **Changes**: 419. Without
            it, `false`.
        individual_emoji_changes (bool | Unset): `realm_emoji` events about single emoji. **Changes**: 491. Without it,
            `false`.
    """

    notification_settings_null: bool
    bulk_message_deletion: bool | Unset = UNSET
    user_avatar_url_field_optional: bool | Unset = UNSET
    stream_typing_notifications: bool | Unset = UNSET
    user_settings_object: bool | Unset = UNSET
    linkifier_url_template: bool | Unset = UNSET
    user_list_incomplete: bool | Unset = UNSET
    include_deactivated_groups: bool | Unset = UNSET
    archived_channels: bool | Unset = UNSET
    empty_topic_name: bool | Unset = UNSET
    simplified_presence_events: bool | Unset = UNSET
    individual_emoji_changes: bool | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        notification_settings_null = self.notification_settings_null

        bulk_message_deletion = self.bulk_message_deletion

        user_avatar_url_field_optional = self.user_avatar_url_field_optional

        stream_typing_notifications = self.stream_typing_notifications

        user_settings_object = self.user_settings_object

        linkifier_url_template = self.linkifier_url_template

        user_list_incomplete = self.user_list_incomplete

        include_deactivated_groups = self.include_deactivated_groups

        archived_channels = self.archived_channels

        empty_topic_name = self.empty_topic_name

        simplified_presence_events = self.simplified_presence_events

        individual_emoji_changes = self.individual_emoji_changes

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "notification_settings_null": notification_settings_null,
            }
        )
        if bulk_message_deletion is not UNSET:
            field_dict["bulk_message_deletion"] = bulk_message_deletion
        if user_avatar_url_field_optional is not UNSET:
            field_dict["user_avatar_url_field_optional"] = (
                user_avatar_url_field_optional
            )
        if stream_typing_notifications is not UNSET:
            field_dict["stream_typing_notifications"] = stream_typing_notifications
        if user_settings_object is not UNSET:
            field_dict["user_settings_object"] = user_settings_object
        if linkifier_url_template is not UNSET:
            field_dict["linkifier_url_template"] = linkifier_url_template
        if user_list_incomplete is not UNSET:
            field_dict["user_list_incomplete"] = user_list_incomplete
        if include_deactivated_groups is not UNSET:
            field_dict["include_deactivated_groups"] = include_deactivated_groups
        if archived_channels is not UNSET:
            field_dict["archived_channels"] = archived_channels
        if empty_topic_name is not UNSET:
            field_dict["empty_topic_name"] = empty_topic_name
        if simplified_presence_events is not UNSET:
            field_dict["simplified_presence_events"] = simplified_presence_events
        if individual_emoji_changes is not UNSET:
            field_dict["individual_emoji_changes"] = individual_emoji_changes

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        notification_settings_null = d.pop("notification_settings_null")

        bulk_message_deletion = d.pop("bulk_message_deletion", UNSET)

        user_avatar_url_field_optional = d.pop("user_avatar_url_field_optional", UNSET)

        stream_typing_notifications = d.pop("stream_typing_notifications", UNSET)

        user_settings_object = d.pop("user_settings_object", UNSET)

        linkifier_url_template = d.pop("linkifier_url_template", UNSET)

        user_list_incomplete = d.pop("user_list_incomplete", UNSET)

        include_deactivated_groups = d.pop("include_deactivated_groups", UNSET)

        archived_channels = d.pop("archived_channels", UNSET)

        empty_topic_name = d.pop("empty_topic_name", UNSET)

        simplified_presence_events = d.pop("simplified_presence_events", UNSET)

        individual_emoji_changes = d.pop("individual_emoji_changes", UNSET)

        client_capabilities = cls(
            notification_settings_null=notification_settings_null,
            bulk_message_deletion=bulk_message_deletion,
            user_avatar_url_field_optional=user_avatar_url_field_optional,
            stream_typing_notifications=stream_typing_notifications,
            user_settings_object=user_settings_object,
            linkifier_url_template=linkifier_url_template,
            user_list_incomplete=user_list_incomplete,
            include_deactivated_groups=include_deactivated_groups,
            archived_channels=archived_channels,
            empty_topic_name=empty_topic_name,
            simplified_presence_events=simplified_presence_events,
            individual_emoji_changes=individual_emoji_changes,
        )

        client_capabilities.additional_properties = d
        return client_capabilities

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
