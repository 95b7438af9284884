from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.update_realm_request_topics_policy import UpdateRealmRequestTopicsPolicy
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.group_setting_request_type_1 import GroupSettingRequestType1


T = TypeVar("T", bound="UpdateRealmRequest")


@_attrs_define
class UpdateRealmRequest:
    """
    Attributes:
        name (str | Unset): The name of the organisation, at most 40 code points.
        description (str | Unset): Markdown of at most 1000 code points.
        default_language (str | Unset): The language of new users.
        waiting_period_threshold (int | Unset): Days after which a member is a full member.
        message_retention_days (int | Unset): Days after which messages are deleted; -1 never.
        new_stream_announcements_stream_id (int | Unset): The channel in which new channels are announced; -1 none.
        message_content_edit_limit_seconds (int | None | Unset): As `realm_message_content_edit_limit_seconds` of `POST
            /register`.
        message_content_delete_limit_seconds (int | None | Unset): As `realm_message_content_delete_limit_seconds` of
            `POST /register`.
        move_messages_within_stream_limit_seconds (int | None | Unset): As
            `realm_move_messages_within_stream_limit_seconds` of `POST /register`.
        move_messages_between_streams_limit_seconds (int | None | Unset): As
            `realm_move_messages_between_streams_limit_seconds` of `POST /register`.
        enable_spectator_access (bool | Unset): As `realm_enable_spectator_access` of `POST /register`.
        invite_required (bool | Unset): As `realm_invite_required` of `POST /register`.
        emails_restricted_to_domains (bool | Unset): As `realm_emails_restricted_to_domains` of `POST /register`.
        disallow_disposable_email_addresses (bool | Unset): As `realm_disallow_disposable_email_addresses` of `POST
            /register`.
        name_changes_disabled (bool | Unset): As `realm_name_changes_disabled` of `POST /register`.
        email_changes_disabled (bool | Unset): As `realm_email_changes_disabled` of `POST /register`.
        require_unique_names (bool | Unset): As `realm_require_unique_names` of `POST /register`.
        presence_disabled (bool | Unset): As `realm_presence_disabled` of `POST /register`.
        allow_message_editing (bool | Unset): As `realm_allow_message_editing` of `POST /register`.
        send_channel_events_messages (bool | Unset): As `realm_send_channel_events_messages` of `POST /register`.
        topics_policy (UpdateRealmRequestTopicsPolicy | Unset): As `realm_topics_policy` of `POST /register`.
        welcome_message_custom_text (str | Unset): What new users are sent, Markdown of at most 8000 code points.
        can_access_all_users_group (GroupSettingRequestType1 | int | Unset): A new value of a permission, plain (an
            integer, or `direct_members` and `direct_subgroups`) or, to be sure that nobody has changed it
            meanwhile, as `new` and `old`, each of them a plain value. When the permission has another value than `old`,
            nothing is
            changed, and the answer is EXPECTATION_MISMATCH.
             Example: {'direct_members': [5], 'direct_subgroups': [6]}.
        can_add_custom_emoji_group (GroupSettingRequestType1 | int | Unset): A new value of a permission, plain (an
            integer, or `direct_members` and `direct_subgroups`) or, to be sure that nobody has changed it
            meanwhile, as `new` and `old`, each of them a plain value. When the permission has another value than `old`,
            nothing is
            changed, and the answer is EXPECTATION_MISMATCH.
             Example: {'direct_members': [5], 'direct_subgroups': [6]}.
        can_add_subscribers_group (GroupSettingRequestType1 | int | Unset): A new value of a permission, plain (an
            integer, or `direct_members` and `direct_subgroups`) or, to be sure that nobody has changed it
            meanwhile, as `new` and `old`, each of them a plain value. When the permission has another value than `old`,
            nothing is
            changed, and the answer is EXPECTATION_MISMATCH.
             Example: {'direct_members': [5], 'direct_subgroups': [6]}.
        can_create_groups (GroupSettingRequestType1 | int | Unset): A new value of a permission, plain (an integer, or
            `direct_members` and `direct_subgroups`) or, to be sure that nobody has changed it
            meanwhile, as `new` and `old`, each of them a plain value. When the permission has another value than `old`,
            nothing is
            changed, and the answer is EXPECTATION_MISMATCH.
             Example: {'direct_members': [5], 'direct_subgroups': [6]}.
        can_create_private_channel_group (GroupSettingRequestType1 | int | Unset): A new value of a permission, plain
            (an integer, or `direct_members` and `direct_subgroups`) or, to be sure that nobody has changed it
            meanwhile, as `new` and `old`, each of them a plain value. When the permission has another value than `old`,
            nothing is
            changed, and the answer is EXPECTATION_MISMATCH.
             Example: {'direct_members': [5], 'direct_subgroups': [6]}.
        can_create_public_channel_group (GroupSettingRequestType1 | int | Unset): A new value of a permission, plain (an
            integer, or `direct_members` and `direct_subgroups`) or, to be sure that nobody has changed it
            meanwhile, as `new` and `old`, each of them a plain value. When the permission has another value than `old`,
            nothing is
            changed, and the answer is EXPECTATION_MISMATCH.
             Example: {'direct_members': [5], 'direct_subgroups': [6]}.
        can_create_web_public_channel_group (GroupSettingRequestType1 | int | Unset): A new value of a permission, plain
            (an integer, or `direct_members` and `direct_subgroups`) or, to be sure that nobody has changed it
            meanwhile, as `new` and `old`, each of them a plain value. When the permission has another value than `old`,
            nothing is
            changed, and the answer is EXPECTATION_MISMATCH.
             Example: {'direct_members': [5], 'direct_subgroups': [6]}.
        can_delete_any_message_group (GroupSettingRequestType1 | int | Unset): A new value of a permission, plain (an
            integer, or `direct_members` and `direct_subgroups`) or, to be sure that nobody has changed it
            meanwhile, as `new` and `old`, each of them a plain value. When the permission has another value than `old`,
            nothing is
            changed, and the answer is EXPECTATION_MISMATCH.
             Example: {'direct_members': [5], 'direct_subgroups': [6]}.
        can_delete_own_message_group (GroupSettingRequestType1 | int | Unset): A new value of a permission, plain (an
            integer, or `direct_members` and `direct_subgroups`) or, to be sure that nobody has changed it
            meanwhile, as `new` and `old`, each of them a plain value. When the permission has another value than `old`,
            nothing is
            changed, and the answer is EXPECTATION_MISMATCH.
             Example: {'direct_members': [5], 'direct_subgroups': [6]}.
        can_invite_users_group (GroupSettingRequestType1 | int | Unset): A new value of a permission, plain (an integer,
            or `direct_members` and `direct_subgroups`) or, to be sure that nobody has changed it
            meanwhile, as `new` and `old`, each of them a plain value. When the permission has another value than `old`,
            nothing is
            changed, and the answer is EXPECTATION_MISMATCH.
             Example: {'direct_members': [5], 'direct_subgroups': [6]}.
        can_manage_all_groups (GroupSettingRequestType1 | int | Unset): A new value of a permission, plain (an integer,
            or `direct_members` and `direct_subgroups`) or, to be sure that nobody has changed it
            meanwhile, as `new` and `old`, each of them a plain value. When the permission has another value than `old`,
            nothing is
            changed, and the answer is EXPECTATION_MISMATCH.
             Example: {'direct_members': [5], 'direct_subgroups': [6]}.
        can_mention_many_users_group (GroupSettingRequestType1 | int | Unset): A new value of a permission, plain (an
            integer, or `direct_members` and `direct_subgroups`) or, to be sure that nobody has changed it
            meanwhile, as `new` and `old`, each of them a plain value. When the permission has another value than `old`,
            nothing is
            changed, and the answer is EXPECTATION_MISMATCH.
             Example: {'direct_members': [5], 'direct_subgroups': [6]}.
        can_move_messages_between_channels_group (GroupSettingRequestType1 | int | Unset): A new value of a permission,
            plain (an integer, or `direct_members` and `direct_subgroups`) or, to be sure that nobody has changed it
            meanwhile, as `new` and `old`, each of them a plain value. When the permission has another value than `old`,
            nothing is
            changed, and the answer is EXPECTATION_MISMATCH.
             Example: {'direct_members': [5], 'direct_subgroups': [6]}.
        can_move_messages_between_topics_group (GroupSettingRequestType1 | int | Unset): A new value of a permission,
            plain (an integer, or `direct_members` and `direct_subgroups`) or, to be sure that nobody has changed it
            meanwhile, as `new` and `old`, each of them a plain value. When the permission has another value than `old`,
            nothing is
            changed, and the answer is EXPECTATION_MISMATCH.
             Example: {'direct_members': [5], 'direct_subgroups': [6]}.
        can_resolve_topics_group (GroupSettingRequestType1 | int | Unset): A new value of a permission, plain (an
            integer, or `direct_members` and `direct_subgroups`) or, to be sure that nobody has changed it
            meanwhile, as `new` and `old`, each of them a plain value. When the permission has another value than `old`,
            nothing is
            changed, and the answer is EXPECTATION_MISMATCH.
             Example: {'direct_members': [5], 'direct_subgroups': [6]}.
        can_set_delete_message_policy_group (GroupSettingRequestType1 | int | Unset): A new value of a permission, plain
            (an integer, or `direct_members` and `direct_subgroups`) or, to be sure that nobody has changed it
            meanwhile, as `new` and `old`, each of them a plain value. When the permission has another value than `old`,
            nothing is
            changed, and the answer is EXPECTATION_MISMATCH.
             Example: {'direct_members': [5], 'direct_subgroups': [6]}.
        can_set_topics_policy_group (GroupSettingRequestType1 | int | Unset): A new value of a permission, plain (an
            integer, or `direct_members` and `direct_subgroups`) or, to be sure that nobody has changed it
            meanwhile, as `new` and `old`, each of them a plain value. When the permission has another value than `old`,
            nothing is
            changed, and the answer is EXPECTATION_MISMATCH.
             Example: {'direct_members': [5], 'direct_subgroups': [6]}.
        create_multiuse_invite_group (GroupSettingRequestType1 | int | Unset): A new value of a permission, plain (an
            integer, or `direct_members` and `direct_subgroups`) or, to be sure that nobody has changed it
            meanwhile, as `new` and `old`, each of them a plain value. When the permission has another value than `old`,
            nothing is
            changed, and the answer is EXPECTATION_MISMATCH.
             Example: {'direct_members': [5], 'direct_subgroups': [6]}.
        direct_message_initiator_group (GroupSettingRequestType1 | int | Unset): A new value of a permission, plain (an
            integer, or `direct_members` and `direct_subgroups`) or, to be sure that nobody has changed it
            meanwhile, as `new` and `old`, each of them a plain value. When the permission has another value than `old`,
            nothing is
            changed, and the answer is EXPECTATION_MISMATCH.
             Example: {'direct_members': [5], 'direct_subgroups': [6]}.
        direct_message_permission_group (GroupSettingRequestType1 | int | Unset): A new value of a permission, plain (an
            integer, or `direct_members` and `direct_subgroups`) or, to be sure that nobody has changed it
            meanwhile, as `new` and `old`, each of them a plain value. When the permission has another value than `old`,
            nothing is
            changed, and the answer is EXPECTATION_MISMATCH.
             Example: {'direct_members': [5], 'direct_subgroups': [6]}.
    """

    name: str | Unset = UNSET
    description: str | Unset = UNSET
    default_language: str | Unset = UNSET
    waiting_period_threshold: int | Unset = UNSET
    message_retention_days: int | Unset = UNSET
    new_stream_announcements_stream_id: int | Unset = UNSET
    message_content_edit_limit_seconds: int | None | Unset = UNSET
    message_content_delete_limit_seconds: int | None | Unset = UNSET
    move_messages_within_stream_limit_seconds: int | None | Unset = UNSET
    move_messages_between_streams_limit_seconds: int | None | Unset = UNSET
    enable_spectator_access: bool | Unset = UNSET
    invite_required: bool | Unset = UNSET
    emails_restricted_to_domains: bool | Unset = UNSET
    disallow_disposable_email_addresses: bool | Unset = UNSET
    name_changes_disabled: bool | Unset = UNSET
    email_changes_disabled: bool | Unset = UNSET
    require_unique_names: bool | Unset = UNSET
    presence_disabled: bool | Unset = UNSET
    allow_message_editing: bool | Unset = UNSET
    send_channel_events_messages: bool | Unset = UNSET
    topics_policy: UpdateRealmRequestTopicsPolicy | Unset = UNSET
    welcome_message_custom_text: str | Unset = UNSET
    can_access_all_users_group: GroupSettingRequestType1 | int | Unset = UNSET
    can_add_custom_emoji_group: GroupSettingRequestType1 | int | Unset = UNSET
    can_add_subscribers_group: GroupSettingRequestType1 | int | Unset = UNSET
    can_create_groups: GroupSettingRequestType1 | int | Unset = UNSET
    can_create_private_channel_group: GroupSettingRequestType1 | int | Unset = UNSET
    can_create_public_channel_group: GroupSettingRequestType1 | int | Unset = UNSET
    can_create_web_public_channel_group: GroupSettingRequestType1 | int | Unset = UNSET
    can_delete_any_message_group: GroupSettingRequestType1 | int | Unset = UNSET
    can_delete_own_message_group: GroupSettingRequestType1 | int | Unset = UNSET
    can_invite_users_group: GroupSettingRequestType1 | int | Unset = UNSET
    can_manage_all_groups: GroupSettingRequestType1 | int | Unset = UNSET
    can_mention_many_users_group: GroupSettingRequestType1 | int | Unset = UNSET
    can_move_messages_between_channels_group: GroupSettingRequestType1 | int | Unset = (
        UNSET
    )
    can_move_messages_between_topics_group: GroupSettingRequestType1 | int | Unset = (
        UNSET
    )
    can_resolve_topics_group: GroupSettingRequestType1 | int | Unset = UNSET
    can_set_delete_message_policy_group: GroupSettingRequestType1 | int | Unset = UNSET
    can_set_topics_policy_group: GroupSettingRequestType1 | int | Unset = UNSET
    create_multiuse_invite_group: GroupSettingRequestType1 | int | Unset = UNSET
    direct_message_initiator_group: GroupSettingRequestType1 | int | Unset = UNSET
    direct_message_permission_group: GroupSettingRequestType1 | int | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.group_setting_request_type_1 import GroupSettingRequestType1

        name = self.name

        description = self.description

        default_language = self.default_language

        waiting_period_threshold = self.waiting_period_threshold

        message_retention_days = self.message_retention_days

        new_stream_announcements_stream_id = self.new_stream_announcements_stream_id

        message_content_edit_limit_seconds: int | None | Unset
        if isinstance(self.message_content_edit_limit_seconds, Unset):
            message_content_edit_limit_seconds = UNSET
        else:
            message_content_edit_limit_seconds = self.message_content_edit_limit_seconds

        message_content_delete_limit_seconds: int | None | Unset
        if isinstance(self.message_content_delete_limit_seconds, Unset):
            message_content_delete_limit_seconds = UNSET
        else:
            message_content_delete_limit_seconds = (
                self.message_content_delete_limit_seconds
            )

        move_messages_within_stream_limit_seconds: int | None | Unset
        if isinstance(self.move_messages_within_stream_limit_seconds, Unset):
            move_messages_within_stream_limit_seconds = UNSET
        else:
            move_messages_within_stream_limit_seconds = (
                self.move_messages_within_stream_limit_seconds
            )

        move_messages_between_streams_limit_seconds: int | None | Unset
        if isinstance(self.move_messages_between_streams_limit_seconds, Unset):
            move_messages_between_streams_limit_seconds = UNSET
        else:
            move_messages_between_streams_limit_seconds = (
                self.move_messages_between_streams_limit_seconds
            )

        enable_spectator_access = self.enable_spectator_access

        invite_required = self.invite_required

        emails_restricted_to_domains = self.emails_restricted_to_domains

        disallow_disposable_email_addresses = self.disallow_disposable_email_addresses

        name_changes_disabled = self.name_changes_disabled

        email_changes_disabled = self.email_changes_disabled

        require_unique_names = self.require_unique_names

        presence_disabled = self.presence_disabled

        allow_message_editing = self.allow_message_editing

        send_channel_events_messages = self.send_channel_events_messages

        topics_policy: str | Unset = UNSET
        if not isinstance(self.topics_policy, Unset):
            topics_policy = self.topics_policy.value

        welcome_message_custom_text = self.welcome_message_custom_text

        can_access_all_users_group: dict[str, Any] | int | Unset
        if isinstance(self.can_access_all_users_group, Unset):
            can_access_all_users_group = UNSET
        elif isinstance(self.can_access_all_users_group, GroupSettingRequestType1):
            can_access_all_users_group = self.can_access_all_users_group.to_dict()
        else:
            can_access_all_users_group = self.can_access_all_users_group

        can_add_custom_emoji_group: dict[str, Any] | int | Unset
        if isinstance(self.can_add_custom_emoji_group, Unset):
            can_add_custom_emoji_group = UNSET
        elif isinstance(self.can_add_custom_emoji_group, GroupSettingRequestType1):
            can_add_custom_emoji_group = self.can_add_custom_emoji_group.to_dict()
        else:
            can_add_custom_emoji_group = self.can_add_custom_emoji_group

        can_add_subscribers_group: dict[str, Any] | int | Unset
        if isinstance(self.can_add_subscribers_group, Unset):
            can_add_subscribers_group = UNSET
        elif isinstance(self.can_add_subscribers_group, GroupSettingRequestType1):
            can_add_subscribers_group = self.can_add_subscribers_group.to_dict()
        else:
            can_add_subscribers_group = self.can_add_subscribers_group

        can_create_groups: dict[str, Any] | int | Unset
        if isinstance(self.can_create_groups, Unset):
            can_create_groups = UNSET
        elif isinstance(self.can_create_groups, GroupSettingRequestType1):
            can_create_groups = self.can_create_groups.to_dict()
        else:
            can_create_groups = self.can_create_groups

        can_create_private_channel_group: dict[str, Any] | int | Unset
        if isinstance(self.can_create_private_channel_group, Unset):
            can_create_private_channel_group = UNSET
        elif isinstance(
            self.can_create_private_channel_group, GroupSettingRequestType1
        ):
            can_create_private_channel_group = (
                self.can_create_private_channel_group.to_dict()
            )
        else:
            can_create_private_channel_group = self.can_create_private_channel_group

        can_create_public_channel_group: dict[str, Any] | int | Unset
        if isinstance(self.can_create_public_channel_group, Unset):
            can_create_public_channel_group = UNSET
        elif isinstance(self.can_create_public_channel_group, GroupSettingRequestType1):
            can_create_public_channel_group = (
                self.can_create_public_channel_group.to_dict()
            )
        else:
            can_create_public_channel_group = self.can_create_public_channel_group

        can_create_web_public_channel_group: dict[str, Any] | int | Unset
        if isinstance(self.can_create_web_public_channel_group, Unset):
            can_create_web_public_channel_group = UNSET
        elif isinstance(
            self.can_create_web_public_channel_group, GroupSettingRequestType1
        ):
            can_create_web_public_channel_group = (
                self.can_create_web_public_channel_group.to_dict()
            )
        else:
            can_create_web_public_channel_group = (
                self.can_create_web_public_channel_group
            )

        can_delete_any_message_group: dict[str, Any] | int | Unset
        if isinstance(self.can_delete_any_message_group, Unset):
            can_delete_any_message_group = UNSET
        elif isinstance(self.can_delete_any_message_group, GroupSettingRequestType1):
            can_delete_any_message_group = self.can_delete_any_message_group.to_dict()
        else:
            can_delete_any_message_group = self.can_delete_any_message_group

        can_delete_own_message_group: dict[str, Any] | int | Unset
        if isinstance(self.can_delete_own_message_group, Unset):
            can_delete_own_message_group = UNSET
        elif isinstance(self.can_delete_own_message_group, GroupSettingRequestType1):
            can_delete_own_message_group = self.can_delete_own_message_group.to_dict()
        else:
            can_delete_own_message_group = self.can_delete_own_message_group

        can_invite_users_group: dict[str, Any] | int | Unset
        if isinstance(self.can_invite_users_group, Unset):
            can_invite_users_group = UNSET
        elif isinstance(self.can_invite_users_group, GroupSettingRequestType1):
            can_invite_users_group = self.can_invite_users_group.to_dict()
        else:
            can_invite_users_group = self.can_invite_users_group

        can_manage_all_groups: dict[str, Any] | int | Unset
        if isinstance(self.can_manage_all_groups, Unset):
            can_manage_all_groups = UNSET
        elif isinstance(self.can_manage_all_groups, GroupSettingRequestType1):
            can_manage_all_groups = self.can_manage_all_groups.to_dict()
        else:
            can_manage_all_groups = self.can_manage_all_groups

        can_mention_many_users_group: dict[str, Any] | int | Unset
        if isinstance(self.can_mention_many_users_group, Unset):
            can_mention_many_users_group = UNSET
        elif isinstance(self.can_mention_many_users_group, GroupSettingRequestType1):
            can_mention_many_users_group = self.can_mention_many_users_group.to_dict()
        else:
            can_mention_many_users_group = self.can_mention_many_users_group

        can_move_messages_between_channels_group: dict[str, Any] | int | Unset
        if isinstance(self.can_move_messages_between_channels_group, Unset):
            can_move_messages_between_channels_group = UNSET
        elif isinstance(
            self.can_move_messages_between_channels_group, GroupSettingRequestType1
        ):
            can_move_messages_between_channels_group = (
                self.can_move_messages_between_channels_group.to_dict()
            )
        else:
            can_move_messages_between_channels_group = (
                self.can_move_messages_between_channels_group
            )

        can_move_messages_between_topics_group: dict[str, Any] | int | Unset
        if isinstance(self.can_move_messages_between_topics_group, Unset):
            can_move_messages_between_topics_group = UNSET
        elif isinstance(
            self.can_move_messages_between_topics_group, GroupSettingRequestType1
        ):
            can_move_messages_between_topics_group = (
                self.can_move_messages_between_topics_group.to_dict()
            )
        else:
            can_move_messages_between_topics_group = (
                self.can_move_messages_between_topics_group
            )

        can_resolve_topics_group: dict[str, Any] | int | Unset
        if isinstance(self.can_resolve_topics_group, Unset):
            can_resolve_topics_group = UNSET
        elif isinstance(self.can_resolve_topics_group, GroupSettingRequestType1):
            can_resolve_topics_group = self.can_resolve_topics_group.to_dict()
        else:
            can_resolve_topics_group = self.can_resolve_topics_group

        can_set_delete_message_policy_group: dict[str, Any] | int | Unset
        if isinstance(self.can_set_delete_message_policy_group, Unset):
            can_set_delete_message_policy_group = UNSET
        elif isinstance(
            self.can_set_delete_message_policy_group, GroupSettingRequestType1
        ):
            can_set_delete_message_policy_group = (
                self.can_set_delete_message_policy_group.to_dict()
            )
        else:
            can_set_delete_message_policy_group = (
                self.can_set_delete_message_policy_group
            )

        can_set_topics_policy_group: dict[str, Any] | int | Unset
        if isinstance(self.can_set_topics_policy_group, Unset):
            can_set_topics_policy_group = UNSET
        elif isinstance(self.can_set_topics_policy_group, GroupSettingRequestType1):
            can_set_topics_policy_group = self.can_set_topics_policy_group.to_dict()
        else:
            can_set_topics_policy_group = self.can_set_topics_policy_group

        create_multiuse_invite_group: dict[str, Any] | int | Unset
        if isinstance(self.create_multiuse_invite_group, Unset):
            create_multiuse_invite_group = UNSET
        elif isinstance(self.create_multiuse_invite_group, GroupSettingRequestType1):
            create_multiuse_invite_group = self.create_multiuse_invite_group.to_dict()
        else:
            create_multiuse_invite_group = self.create_multiuse_invite_group

        direct_message_initiator_group: dict[str, Any] | int | Unset
        if isinstance(self.direct_message_initiator_group, Unset):
            direct_message_initiator_group = UNSET
        elif isinstance(self.direct_message_initiator_group, GroupSettingRequestType1):
            direct_message_initiator_group = (
                self.direct_message_initiator_group.to_dict()
            )
        else:
            direct_message_initiator_group = self.direct_message_initiator_group

        direct_message_permission_group: dict[str, Any] | int | Unset
        if isinstance(self.direct_message_permission_group, Unset):
            direct_message_permission_group = UNSET
        elif isinstance(self.direct_message_permission_group, GroupSettingRequestType1):
            direct_message_permission_group = (
                self.direct_message_permission_group.to_dict()
            )
        else:
            direct_message_permission_group = self.direct_message_permission_group

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if name is not UNSET:
            field_dict["name"] = name
        if description is not UNSET:
            field_dict["description"] = description
        if default_language is not UNSET:
            field_dict["default_language"] = default_language
        if waiting_period_threshold is not UNSET:
            field_dict["waiting_period_threshold"] = waiting_period_threshold
        if message_retention_days is not UNSET:
            field_dict["message_retention_days"] = message_retention_days
        if new_stream_announcements_stream_id is not UNSET:
            field_dict["new_stream_announcements_stream_id"] = (
                new_stream_announcements_stream_id
            )
        if message_content_edit_limit_seconds is not UNSET:
            field_dict["message_content_edit_limit_seconds"] = (
                message_content_edit_limit_seconds
            )
        if message_content_delete_limit_seconds is not UNSET:
            field_dict["message_content_delete_limit_seconds"] = (
                message_content_delete_limit_seconds
            )
        if move_messages_within_stream_limit_seconds is not UNSET:
            field_dict["move_messages_within_stream_limit_seconds"] = (
                move_messages_within_stream_limit_seconds
            )
        if move_messages_between_streams_limit_seconds is not UNSET:
            field_dict["move_messages_between_streams_limit_seconds"] = (
                move_messages_between_streams_limit_seconds
            )
        if enable_spectator_access is not UNSET:
            field_dict["enable_spectator_access"] = enable_spectator_access
        if invite_required is not UNSET:
            field_dict["invite_required"] = invite_required
        if emails_restricted_to_domains is not UNSET:
            field_dict["emails_restricted_to_domains"] = emails_restricted_to_domains
        if disallow_disposable_email_addresses is not UNSET:
            field_dict["disallow_disposable_email_addresses"] = (
                disallow_disposable_email_addresses
            )
        if name_changes_disabled is not UNSET:
            field_dict["name_changes_disabled"] = name_changes_disabled
        if email_changes_disabled is not UNSET:
            field_dict["email_changes_disabled"] = email_changes_disabled
        if require_unique_names is not UNSET:
            field_dict["require_unique_names"] = require_unique_names
        if presence_disabled is not UNSET:
            field_dict["presence_disabled"] = presence_disabled
        if allow_message_editing is not UNSET:
            field_dict["allow_message_editing"] = allow_message_editing
        if send_channel_events_messages is not UNSET:
            field_dict["send_channel_events_messages"] = send_channel_events_messages
        if topics_policy is not UNSET:
            field_dict["topics_policy"] = topics_policy
        if welcome_message_custom_text is not UNSET:
            field_dict["welcome_message_custom_text"] = welcome_message_custom_text
        if can_access_all_users_group is not UNSET:
            field_dict["can_access_all_users_group"] = can_access_all_users_group
        if can_add_custom_emoji_group is not UNSET:
            field_dict["can_add_custom_emoji_group"] = can_add_custom_emoji_group
        if can_add_subscribers_group is not UNSET:
            field_dict["can_add_subscribers_group"] = can_add_subscribers_group
        if can_create_groups is not UNSET:
            field_dict["can_create_groups"] = can_create_groups
        if can_create_private_channel_group is not UNSET:
            field_dict["can_create_private_channel_group"] = (
                can_create_private_channel_group
            )
        if can_create_public_channel_group is not UNSET:
            field_dict["can_create_public_channel_group"] = (
                can_create_public_channel_group
            )
        if can_create_web_public_channel_group is not UNSET:
            field_dict["can_create_web_public_channel_group"] = (
                can_create_web_public_channel_group
            )
        if can_delete_any_message_group is not UNSET:
            field_dict["can_delete_any_message_group"] = can_delete_any_message_group
        if can_delete_own_message_group is not UNSET:
            field_dict["can_delete_own_message_group"] = can_delete_own_message_group
        if can_invite_users_group is not UNSET:
            field_dict["can_invite_users_group"] = can_invite_users_group
        if can_manage_all_groups is not UNSET:
            field_dict["can_manage_all_groups"] = can_manage_all_groups
        if can_mention_many_users_group is not UNSET:
            field_dict["can_mention_many_users_group"] = can_mention_many_users_group
        if can_move_messages_between_channels_group is not UNSET:
            field_dict["can_move_messages_between_channels_group"] = (
                can_move_messages_between_channels_group
            )
        if can_move_messages_between_topics_group is not UNSET:
            field_dict["can_move_messages_between_topics_group"] = (
                can_move_messages_between_topics_group
            )
        if can_resolve_topics_group is not UNSET:
            field_dict["can_resolve_topics_group"] = can_resolve_topics_group
        if can_set_delete_message_policy_group is not UNSET:
            field_dict["can_set_delete_message_policy_group"] = (
                can_set_delete_message_policy_group
            )
        if can_set_topics_policy_group is not UNSET:
            field_dict["can_set_topics_policy_group"] = can_set_topics_policy_group
        if create_multiuse_invite_group is not UNSET:
            field_dict["create_multiuse_invite_group"] = create_multiuse_invite_group
        if direct_message_initiator_group is not UNSET:
            field_dict["direct_message_initiator_group"] = (
                direct_message_initiator_group
            )
        if direct_message_permission_group is not UNSET:
            field_dict["direct_message_permission_group"] = (
                direct_message_permission_group
            )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.group_setting_request_type_1 import GroupSettingRequestType1

        d = dict(src_dict)
        name = d.pop("name", UNSET)

        description = d.pop("description", UNSET)

        default_language = d.pop("default_language", UNSET)

        waiting_period_threshold = d.pop("waiting_period_threshold", UNSET)

        message_retention_days = d.pop("message_retention_days", UNSET)

        new_stream_announcements_stream_id = d.pop(
            "new_stream_announcements_stream_id", UNSET
        )

        def _parse_message_content_edit_limit_seconds(
            data: object,
        ) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        message_content_edit_limit_seconds = _parse_message_content_edit_limit_seconds(
            d.pop("message_content_edit_limit_seconds", UNSET)
        )

        def _parse_message_content_delete_limit_seconds(
            data: object,
        ) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        message_content_delete_limit_seconds = (
            _parse_message_content_delete_limit_seconds(
                d.pop("message_content_delete_limit_seconds", UNSET)
            )
        )

        def _parse_move_messages_within_stream_limit_seconds(
            data: object,
        ) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        move_messages_within_stream_limit_seconds = (
            _parse_move_messages_within_stream_limit_seconds(
                d.pop("move_messages_within_stream_limit_seconds", UNSET)
            )
        )

        def _parse_move_messages_between_streams_limit_seconds(
            data: object,
        ) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        move_messages_between_streams_limit_seconds = (
            _parse_move_messages_between_streams_limit_seconds(
                d.pop("move_messages_between_streams_limit_seconds", UNSET)
            )
        )

        enable_spectator_access = d.pop("enable_spectator_access", UNSET)

        invite_required = d.pop("invite_required", UNSET)

        emails_restricted_to_domains = d.pop("emails_restricted_to_domains", UNSET)

        disallow_disposable_email_addresses = d.pop(
            "disallow_disposable_email_addresses", UNSET
        )

        name_changes_disabled = d.pop("name_changes_disabled", UNSET)

        email_changes_disabled = d.pop("email_changes_disabled", UNSET)

        require_unique_names = d.pop("require_unique_names", UNSET)

        presence_disabled = d.pop("presence_disabled", UNSET)

        allow_message_editing = d.pop("allow_message_editing", UNSET)

        send_channel_events_messages = d.pop("send_channel_events_messages", UNSET)

        _topics_policy = d.pop("topics_policy", UNSET)
        topics_policy: UpdateRealmRequestTopicsPolicy | Unset
        if isinstance(_topics_policy, Unset):
            topics_policy = UNSET
        else:
            topics_policy = UpdateRealmRequestTopicsPolicy(_topics_policy)

        welcome_message_custom_text = d.pop("welcome_message_custom_text", UNSET)

        def _parse_can_access_all_users_group(
            data: object,
        ) -> GroupSettingRequestType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_request_type_1 = (
                    GroupSettingRequestType1.from_dict(data)
                )

                return componentsschemas_group_setting_request_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingRequestType1 | int | Unset, data)

        can_access_all_users_group = _parse_can_access_all_users_group(
            d.pop("can_access_all_users_group", UNSET)
        )

        def _parse_can_add_custom_emoji_group(
            data: object,
        ) -> GroupSettingRequestType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_request_type_1 = (
                    GroupSettingRequestType1.from_dict(data)
                )

                return componentsschemas_group_setting_request_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingRequestType1 | int | Unset, data)

        can_add_custom_emoji_group = _parse_can_add_custom_emoji_group(
            d.pop("can_add_custom_emoji_group", UNSET)
        )

        def _parse_can_add_subscribers_group(
            data: object,
        ) -> GroupSettingRequestType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_request_type_1 = (
                    GroupSettingRequestType1.from_dict(data)
                )

                return componentsschemas_group_setting_request_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingRequestType1 | int | Unset, data)

        can_add_subscribers_group = _parse_can_add_subscribers_group(
            d.pop("can_add_subscribers_group", UNSET)
        )

        def _parse_can_create_groups(
            data: object,
        ) -> GroupSettingRequestType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_request_type_1 = (
                    GroupSettingRequestType1.from_dict(data)
                )

                return componentsschemas_group_setting_request_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingRequestType1 | int | Unset, data)

        can_create_groups = _parse_can_create_groups(d.pop("can_create_groups", UNSET))

        def _parse_can_create_private_channel_group(
            data: object,
        ) -> GroupSettingRequestType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_request_type_1 = (
                    GroupSettingRequestType1.from_dict(data)
                )

                return componentsschemas_group_setting_request_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingRequestType1 | int | Unset, data)

        can_create_private_channel_group = _parse_can_create_private_channel_group(
            d.pop("can_create_private_channel_group", UNSET)
        )

        def _parse_can_create_public_channel_group(
            data: object,
        ) -> GroupSettingRequestType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_request_type_1 = (
                    GroupSettingRequestType1.from_dict(data)
                )

                return componentsschemas_group_setting_request_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingRequestType1 | int | Unset, data)

        can_create_public_channel_group = _parse_can_create_public_channel_group(
            d.pop("can_create_public_channel_group", UNSET)
        )

        def _parse_can_create_web_public_channel_group(
            data: object,
        ) -> GroupSettingRequestType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_request_type_1 = (
                    GroupSettingRequestType1.from_dict(data)
                )

                return componentsschemas_group_setting_request_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingRequestType1 | int | Unset, data)

        can_create_web_public_channel_group = (
            _parse_can_create_web_public_channel_group(
                d.pop("can_create_web_public_channel_group", UNSET)
            )
        )

        def _parse_can_delete_any_message_group(
            data: object,
        ) -> GroupSettingRequestType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_request_type_1 = (
                    GroupSettingRequestType1.from_dict(data)
                )

                return componentsschemas_group_setting_request_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingRequestType1 | int | Unset, data)

        can_delete_any_message_group = _parse_can_delete_any_message_group(
            d.pop("can_delete_any_message_group", UNSET)
        )

        def _parse_can_delete_own_message_group(
            data: object,
        ) -> GroupSettingRequestType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_request_type_1 = (
                    GroupSettingRequestType1.from_dict(data)
                )

                return componentsschemas_group_setting_request_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingRequestType1 | int | Unset, data)

        can_delete_own_message_group = _parse_can_delete_own_message_group(
            d.pop("can_delete_own_message_group", UNSET)
        )

        def _parse_can_invite_users_group(
            data: object,
        ) -> GroupSettingRequestType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_request_type_1 = (
                    GroupSettingRequestType1.from_dict(data)
                )

                return componentsschemas_group_setting_request_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingRequestType1 | int | Unset, data)

        can_invite_users_group = _parse_can_invite_users_group(
            d.pop("can_invite_users_group", UNSET)
        )

        def _parse_can_manage_all_groups(
            data: object,
        ) -> GroupSettingRequestType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_request_type_1 = (
                    GroupSettingRequestType1.from_dict(data)
                )

                return componentsschemas_group_setting_request_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingRequestType1 | int | Unset, data)

        can_manage_all_groups = _parse_can_manage_all_groups(
            d.pop("can_manage_all_groups", UNSET)
        )

        def _parse_can_mention_many_users_group(
            data: object,
        ) -> GroupSettingRequestType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_request_type_1 = (
                    GroupSettingRequestType1.from_dict(data)
                )

                return componentsschemas_group_setting_request_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingRequestType1 | int | Unset, data)

        can_mention_many_users_group = _parse_can_mention_many_users_group(
            d.pop("can_mention_many_users_group", UNSET)
        )

        def _parse_can_move_messages_between_channels_group(
            data: object,
        ) -> GroupSettingRequestType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_request_type_1 = (
                    GroupSettingRequestType1.from_dict(data)
                )

                return componentsschemas_group_setting_request_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingRequestType1 | int | Unset, data)

        can_move_messages_between_channels_group = (
            _parse_can_move_messages_between_channels_group(
                d.pop("can_move_messages_between_channels_group", UNSET)
            )
        )

        def _parse_can_move_messages_between_topics_group(
            data: object,
        ) -> GroupSettingRequestType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_request_type_1 = (
                    GroupSettingRequestType1.from_dict(data)
                )

                return componentsschemas_group_setting_request_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingRequestType1 | int | Unset, data)

        can_move_messages_between_topics_group = (
            _parse_can_move_messages_between_topics_group(
                d.pop("can_move_messages_between_topics_group", UNSET)
            )
        )

        def _parse_can_resolve_topics_group(
            data: object,
        ) -> GroupSettingRequestType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_request_type_1 = (
                    GroupSettingRequestType1.from_dict(data)
                )

                return componentsschemas_group_setting_request_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingRequestType1 | int | Unset, data)

        can_resolve_topics_group = _parse_can_resolve_topics_group(
            d.pop("can_resolve_topics_group", UNSET)
        )

        def _parse_can_set_delete_message_policy_group(
            data: object,
        ) -> GroupSettingRequestType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_request_type_1 = (
                    GroupSettingRequestType1.from_dict(data)
                )

                return componentsschemas_group_setting_request_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingRequestType1 | int | Unset, data)

        can_set_delete_message_policy_group = (
            _parse_can_set_delete_message_policy_group(
                d.pop("can_set_delete_message_policy_group", UNSET)
            )
        )

        def _parse_can_set_topics_policy_group(
            data: object,
        ) -> GroupSettingRequestType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_request_type_1 = (
                    GroupSettingRequestType1.from_dict(data)
                )

                return componentsschemas_group_setting_request_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingRequestType1 | int | Unset, data)

        can_set_topics_policy_group = _parse_can_set_topics_policy_group(
            d.pop("can_set_topics_policy_group", UNSET)
        )

        def _parse_create_multiuse_invite_group(
            data: object,
        ) -> GroupSettingRequestType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_request_type_1 = (
                    GroupSettingRequestType1.from_dict(data)
                )

                return componentsschemas_group_setting_request_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingRequestType1 | int | Unset, data)

        create_multiuse_invite_group = _parse_create_multiuse_invite_group(
            d.pop("create_multiuse_invite_group", UNSET)
        )

        def _parse_direct_message_initiator_group(
            data: object,
        ) -> GroupSettingRequestType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_request_type_1 = (
                    GroupSettingRequestType1.from_dict(data)
                )

                return componentsschemas_group_setting_request_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingRequestType1 | int | Unset, data)

        direct_message_initiator_group = _parse_direct_message_initiator_group(
            d.pop("direct_message_initiator_group", UNSET)
        )

        def _parse_direct_message_permission_group(
            data: object,
        ) -> GroupSettingRequestType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_request_type_1 = (
                    GroupSettingRequestType1.from_dict(data)
                )

                return componentsschemas_group_setting_request_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingRequestType1 | int | Unset, data)

        direct_message_permission_group = _parse_direct_message_permission_group(
            d.pop("direct_message_permission_group", UNSET)
        )

        update_realm_request = cls(
            name=name,
            description=description,
            default_language=default_language,
            waiting_period_threshold=waiting_period_threshold,
            message_retention_days=message_retention_days,
            new_stream_announcements_stream_id=new_stream_announcements_stream_id,
            message_content_edit_limit_seconds=message_content_edit_limit_seconds,
            message_content_delete_limit_seconds=message_content_delete_limit_seconds,
            move_messages_within_stream_limit_seconds=move_messages_within_stream_limit_seconds,
            move_messages_between_streams_limit_seconds=move_messages_between_streams_limit_seconds,
            enable_spectator_access=enable_spectator_access,
            invite_required=invite_required,
            emails_restricted_to_domains=emails_restricted_to_domains,
            disallow_disposable_email_addresses=disallow_disposable_email_addresses,
            name_changes_disabled=name_changes_disabled,
            email_changes_disabled=email_changes_disabled,
            require_unique_names=require_unique_names,
            presence_disabled=presence_disabled,
            allow_message_editing=allow_message_editing,
            send_channel_events_messages=send_channel_events_messages,
            topics_policy=topics_policy,
            welcome_message_custom_text=welcome_message_custom_text,
            can_access_all_users_group=can_access_all_users_group,
            can_add_custom_emoji_group=can_add_custom_emoji_group,
            can_add_subscribers_group=can_add_subscribers_group,
            can_create_groups=can_create_groups,
            can_create_private_channel_group=can_create_private_channel_group,
            can_create_public_channel_group=can_create_public_channel_group,
            can_create_web_public_channel_group=can_create_web_public_channel_group,
            can_delete_any_message_group=can_delete_any_message_group,
            can_delete_own_message_group=can_delete_own_message_group,
            can_invite_users_group=can_invite_users_group,
            can_manage_all_groups=can_manage_all_groups,
            can_mention_many_users_group=can_mention_many_users_group,
            can_move_messages_between_channels_group=can_move_messages_between_channels_group,
            can_move_messages_between_topics_group=can_move_messages_between_topics_group,
            can_resolve_topics_group=can_resolve_topics_group,
            can_set_delete_message_policy_group=can_set_delete_message_policy_group,
            can_set_topics_policy_group=can_set_topics_policy_group,
            create_multiuse_invite_group=create_multiuse_invite_group,
            direct_message_initiator_group=direct_message_initiator_group,
            direct_message_permission_group=direct_message_permission_group,
        )

        update_realm_request.additional_properties = d
        return update_realm_request

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
