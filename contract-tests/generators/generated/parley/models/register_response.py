from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define

from ..models.avatar_source import AvatarSource
from ..models.msg import Msg
from ..models.register_response_realm_icon_source import RegisterResponseRealmIconSource
from ..models.register_response_realm_logo_source import RegisterResponseRealmLogoSource
from ..models.register_response_realm_night_logo_source import (
    RegisterResponseRealmNightLogoSource,
)
from ..models.register_response_realm_topics_policy import (
    RegisterResponseRealmTopicsPolicy,
)
from ..models.result import Result
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.bot import Bot
    from ..models.channel import Channel
    from ..models.channel_folder import ChannelFolder
    from ..models.custom_profile_field import CustomProfileField
    from ..models.draft import Draft
    from ..models.group_setting_value_type_1 import GroupSettingValueType1
    from ..models.linkifier import Linkifier
    from ..models.muted_user import MutedUser
    from ..models.navigation_view import NavigationView
    from ..models.never_subscribed_channel import NeverSubscribedChannel
    from ..models.onboarding_step import OnboardingStep
    from ..models.playground import Playground
    from ..models.realm_domain import RealmDomain
    from ..models.register_response_custom_profile_field_types import (
        RegisterResponseCustomProfileFieldTypes,
    )
    from ..models.register_response_devices import RegisterResponseDevices
    from ..models.register_response_presences import RegisterResponsePresences
    from ..models.register_response_realm_emoji import RegisterResponseRealmEmoji
    from ..models.register_response_recent_private_conversations_item import (
        RegisterResponseRecentPrivateConversationsItem,
    )
    from ..models.register_response_server_supported_permission_settings import (
        RegisterResponseServerSupportedPermissionSettings,
    )
    from ..models.register_response_user_status import RegisterResponseUserStatus
    from ..models.reminder import Reminder
    from ..models.saved_snippet import SavedSnippet
    from ..models.scheduled_message import ScheduledMessage
    from ..models.subscription import Subscription
    from ..models.unread_messages import UnreadMessages
    from ..models.user import User
    from ..models.user_group import UserGroup
    from ..models.user_settings_defaults import UserSettingsDefaults
    from ..models.user_settings_state import UserSettingsState
    from ..models.user_topic import UserTopic


T = TypeVar("T", bound="RegisterResponse")


@_attrs_define
class RegisterResponse:
    """A new event queue and the state that its events keep up to date. `fetch_event_types` decides which fields are
    present.

        Attributes:
            result (Result):
            msg (Msg): Empty on success.
            queue_id (UUID): The queue: the `queue_id` of `GET /events`.
            last_event_id (int): The `last_event_id` of the first `GET /events`; -1 if there is no event yet.
            service_feature_level (int): As in `GET /server_settings`.
            service_version (str): As in `GET /server_settings`.
            service_merge_base (str): As in `GET /server_settings`.
            idle_queue_timeout_secs (int): After how many seconds without a read the queue expires.
            ignored_parameters_unsupported (list[str] | Unset): Parameters of the request that the operation does not
                support, or that are of no effect beside the others; absent when there
                are none.
                **Changes**: on success from feature level 167.
            alert_words (list[str] | Unset):
            custom_profile_fields (list[CustomProfileField] | Unset):
            custom_profile_field_types (RegisterResponseCustomProfileFieldTypes | Unset): The types of custom profile
                fields, by a stable name.
            realm_default_streams (list[int] | Unset): IDs of the channels that new users are subscribed to.
            devices (RegisterResponseDevices | Unset): The caller's devices, by ID.
            drafts (list[Draft] | Unset): The newest 1000, newest first.
            muted_users (list[MutedUser] | Unset):
            navigation_views (list[NavigationView] | Unset):
            onboarding_steps (list[OnboardingStep] | Unset):
            reminders (list[Reminder] | Unset):
            saved_snippets (list[SavedSnippet] | Unset):
            scheduled_messages (list[ScheduledMessage] | Unset): By time; failed ones too.
            starred_messages (list[int] | Unset): IDs of the caller's starred messages.
            stop_words (list[str] | Unset): Words that `search` leaves out.
            user_topics (list[UserTopic] | Unset):
            max_message_id (int | Unset): The newest message that the caller has received; -1 if there is none.
            unread_msgs (UnreadMessages | Unset): The caller's unread messages, by conversation. Only the newest 50000 are
                considered. Lists of IDs are in increasing order.
                 Example: {'count': 0, 'pms': [], 'streams': [], 'huddles': [], 'mentions': [], 'old_unreads_missing': False}.
            recent_private_conversations (list[RegisterResponseRecentPrivateConversationsItem] | Unset): Conversations by
                direct messages, the one with the newest message first.
            presences (RegisterResponsePresences | Unset): By user ID in the modern format, by API email address in the
                legacy format; see `slim_presence`.
            presence_last_update_id (int | Unset): The `last_update_id` of the first `POST /users/me/presence`.
            server_timestamp (float | Unset): The time of the server, UNIX seconds with fractions.
            user_status (RegisterResponseUserStatus | Unset): By user ID; users without a status are left out.
            subscriptions (list[Subscription] | Unset):
            unsubscribed (list[Subscription] | Unset): Channels that the caller has left.
            never_subscribed (list[NeverSubscribedChannel] | Unset): Other channels that the caller can see.
            streams (list[Channel] | Unset): All channels that the caller can see.
            channel_folders (list[ChannelFolder] | Unset):
            user_settings (UserSettingsState | Unset): The preferences of the caller.
            realm_user_settings_defaults (UserSettingsDefaults | Unset): The preferences that new users begin with.
            realm_users (list[User] | Unset): Active users.
            realm_non_active_users (list[User] | Unset): Deactivated users.
            cross_realm_bots (list[User] | Unset): Bots of the server itself, like the notification bot.
            realm_bots (list[Bot] | Unset): Bots whose details the caller may see.
            realm_user_groups (list[UserGroup] | Unset):
            user_id (int | Unset): The caller.
            email (str | Unset): The caller's API email address.
            delivery_email (str | Unset): The caller's real email address.
            full_name (str | Unset):
            avatar_source (AvatarSource | Unset): Where the avatar comes from: `G` a third-party host, `J` a generated
                pattern, `U` an upload. **Changes**: 466 `J`.
            avatar_url (None | str | Unset): Null if the client computes it.
            avatar_url_medium (None | str | Unset): The same in medium size.
            is_owner (bool | Unset):
            is_admin (bool | Unset): Whether the caller is an administrator or an owner.
            is_moderator (bool | Unset):
            is_guest (bool | Unset):
            realm_domains (list[RealmDomain] | Unset):
            realm_emoji (RegisterResponseRealmEmoji | Unset): By ID.
            realm_linkifiers (list[Linkifier] | Unset): In their order.
            realm_filters (list[list[int | str]] | Unset): The older form of `realm_linkifiers`: pattern, URL with
                `%(name)s` in place of `{name}` and `%%` in place of `%`, and ID of
                each. Those whose template has other expressions are left out.
            realm_playgrounds (list[Playground] | Unset):
            max_message_length (int | Unset): Of a message's content, code points.
            max_topic_length (int | Unset): Of a topic, code points. The mark of a resolved topic does not count.
            max_stream_name_length (int | Unset): Of a channel's name, code points.
            max_stream_description_length (int | Unset): Of a channel's description, code points.
            max_channel_folder_name_length (int | Unset): Of a channel folder's name, code points.
            max_channel_folder_description_length (int | Unset): Of a channel folder's description, code points.
            max_reminder_note_length (int | Unset): Of a reminder's note, code points.
            max_bulk_new_subscription_messages (int | Unset): Up to how many users are told one by one of being subscribed.
            max_file_upload_size_mib (int | Unset): Of an upload, MiB.
            max_avatar_file_size_mib (int | Unset): Of an avatar, MiB.
            max_icon_file_size_mib (int | Unset): Of the icon of the organisation, MiB.
            max_logo_file_size_mib (int | Unset): Of a logo of the organisation, MiB.
            realm_upload_quota_mib (int | None | Unset): Of all uploads together, MiB; null without limit.
            password_min_length (int | Unset): Characters.
            password_max_length (int | Unset): Characters.
            password_min_guesses (int | Unset): How many guesses a password must withstand by estimate.
            event_queue_longpoll_timeout_seconds (int | Unset): How long the HTTP client should wait for `GET /events`;
                longer than the server waits to send a heartbeat.
            server_generation (int | Unset): When the server was started, UNIX seconds.
            server_presence_ping_interval_seconds (int | Unset): How often to report presence.
            server_presence_offline_threshold_seconds (int | Unset): How old a current presence may be.
            server_typing_started_expiry_period_milliseconds (int | Unset): When typing ends without a new `start`.
            server_typing_started_wait_period_milliseconds (int | Unset): How often to report that the user still types.
            server_typing_stopped_wait_period_milliseconds (int | Unset): How long a pause means that typing has stopped.
            server_emoji_data_url (str | Unset): Where the names and codes of the Unicode emoji are.
            server_web_public_streams_enabled (bool | Unset): Whether the server allows web-public channels at all.
            server_supported_permission_settings (RegisterResponseServerSupportedPermissionSettings | Unset): Which values
                the permissions can have, by where they belong and by name (without `realm_`).
            jitsi_server_url (None | str | Unset): `realm_jitsi_server_url`, else `server_jitsi_server_url`.
            realm_jitsi_server_url (None | str | Unset): The organisation's server of video calls; null for that of the
                server.
            server_jitsi_server_url (None | str | Unset): The server of video calls of all organisations; null without one.
            realm_url (str | Unset): The canonical URL of the organisation. **Changes**: 257.
            realm_uri (str | Unset): The older name of `realm_url`.
            realm_empty_topic_display_name (str | Unset): How to show the empty topic. As a topic of a request it stands for
                it.
            realm_name (str | Unset):
            realm_description (str | Unset): Markdown source.
            realm_rendered_description (str | Unset): The description, HTML.
            realm_icon_url (str | Unset): The square logo.
            realm_icon_source (RegisterResponseRealmIconSource | Unset): As `avatar_source` of a user.
            realm_logo_url (str | Unset): The wide logo on light ground.
            realm_logo_source (RegisterResponseRealmLogoSource | Unset): `D` the default logo, `U` an upload.
            realm_night_logo_url (str | Unset): The wide logo on dark ground.
            realm_night_logo_source (RegisterResponseRealmNightLogoSource | Unset): `D` the default logo, `U` an upload.
            realm_email_auth_enabled (bool | Unset): Whether accounts can sign in with email address and password.
            realm_default_language (str | Unset): The language of new users.
            realm_waiting_period_threshold (int | Unset): Days after which a member is a full member.
            realm_enable_spectator_access (bool | Unset): Whether web-public channels can be read without an account.
            realm_invite_required (bool | Unset): Whether only invited people may join.
            realm_emails_restricted_to_domains (bool | Unset): Whether only addresses of `realm_domains` may join.
            realm_disallow_disposable_email_addresses (bool | Unset):
            realm_name_changes_disabled (bool | Unset): Whether only administrators change names.
            realm_email_changes_disabled (bool | Unset): Whether only administrators change email addresses.
            realm_require_unique_names (bool | Unset): Whether no two users may have the same full name.
            realm_presence_disabled (bool | Unset): Whether the organisation has no presence.
            realm_allow_message_editing (bool | Unset): Whether senders may edit the content of their messages.
            realm_message_content_edit_limit_seconds (int | None | Unset): How old a message may be for its content to be
                edited; null without limit.
            realm_message_content_delete_limit_seconds (int | None | Unset): How old a message may be for its sender to
                delete it; null without limit.
            realm_move_messages_within_stream_limit_seconds (int | None | Unset): How old a message may be to be moved to
                another topic; null without limit. Not for moderators and above.
            realm_move_messages_between_streams_limit_seconds (int | None | Unset): How old a message may be to be moved to
                another channel; null without limit. Not for moderators and above.
            realm_topics_policy (RegisterResponseRealmTopicsPolicy | Unset): Whether the empty topic is allowed in channels
                whose `topics_policy` is `inherit`.
            realm_mandatory_topics (bool | Unset): Whether `realm_topics_policy` is `disable_empty_topic`, which replaces
                it.
            realm_message_retention_days (int | Unset): Days after which messages are deleted; -1 never.
            realm_new_stream_announcements_stream_id (int | Unset): The channel in which new channels are announced; -1
                none.
            realm_send_channel_events_messages (bool | Unset): Whether the notification bot announces changes of a channel
                in that channel.
            realm_welcome_message_custom_text (str | Unset): What new users are sent unless their invitation says otherwise,
                Markdown of at most 8000 code points.
            realm_can_access_all_users_group (GroupSettingValueType1 | int | Unset): Who has a permission: the members of
                one user group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            realm_can_add_custom_emoji_group (GroupSettingValueType1 | int | Unset): Who has a permission: the members of
                one user group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            realm_can_add_subscribers_group (GroupSettingValueType1 | int | Unset): Who has a permission: the members of one
                user group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            realm_can_create_groups (GroupSettingValueType1 | int | Unset): Who has a permission: the members of one user
                group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            realm_can_create_private_channel_group (GroupSettingValueType1 | int | Unset): Who has a permission: the members
                of one user group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            realm_can_create_public_channel_group (GroupSettingValueType1 | int | Unset): Who has a permission: the members
                of one user group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            realm_can_create_web_public_channel_group (GroupSettingValueType1 | int | Unset): Who has a permission: the
                members of one user group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            realm_can_delete_any_message_group (GroupSettingValueType1 | int | Unset): Who has a permission: the members of
                one user group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            realm_can_delete_own_message_group (GroupSettingValueType1 | int | Unset): Who has a permission: the members of
                one user group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            realm_can_invite_users_group (GroupSettingValueType1 | int | Unset): Who has a permission: the members of one
                user group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            realm_can_manage_all_groups (GroupSettingValueType1 | int | Unset): Who has a permission: the members of one
                user group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            realm_can_mention_many_users_group (GroupSettingValueType1 | int | Unset): Who has a permission: the members of
                one user group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            realm_can_move_messages_between_channels_group (GroupSettingValueType1 | int | Unset): Who has a permission: the
                members of one user group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            realm_can_move_messages_between_topics_group (GroupSettingValueType1 | int | Unset): Who has a permission: the
                members of one user group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            realm_can_resolve_topics_group (GroupSettingValueType1 | int | Unset): Who has a permission: the members of one
                user group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            realm_can_set_delete_message_policy_group (GroupSettingValueType1 | int | Unset): Who has a permission: the
                members of one user group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            realm_can_set_topics_policy_group (GroupSettingValueType1 | int | Unset): Who has a permission: the members of
                one user group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            realm_create_multiuse_invite_group (GroupSettingValueType1 | int | Unset): Who has a permission: the members of
                one user group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            realm_direct_message_initiator_group (GroupSettingValueType1 | int | Unset): Who has a permission: the members
                of one user group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            realm_direct_message_permission_group (GroupSettingValueType1 | int | Unset): Who has a permission: the members
                of one user group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
    """

    result: Result
    msg: Msg
    queue_id: UUID
    last_event_id: int
    service_feature_level: int
    service_version: str
    service_merge_base: str
    idle_queue_timeout_secs: int
    ignored_parameters_unsupported: list[str] | Unset = UNSET
    alert_words: list[str] | Unset = UNSET
    custom_profile_fields: list[CustomProfileField] | Unset = UNSET
    custom_profile_field_types: RegisterResponseCustomProfileFieldTypes | Unset = UNSET
    realm_default_streams: list[int] | Unset = UNSET
    devices: RegisterResponseDevices | Unset = UNSET
    drafts: list[Draft] | Unset = UNSET
    muted_users: list[MutedUser] | Unset = UNSET
    navigation_views: list[NavigationView] | Unset = UNSET
    onboarding_steps: list[OnboardingStep] | Unset = UNSET
    reminders: list[Reminder] | Unset = UNSET
    saved_snippets: list[SavedSnippet] | Unset = UNSET
    scheduled_messages: list[ScheduledMessage] | Unset = UNSET
    starred_messages: list[int] | Unset = UNSET
    stop_words: list[str] | Unset = UNSET
    user_topics: list[UserTopic] | Unset = UNSET
    max_message_id: int | Unset = UNSET
    unread_msgs: UnreadMessages | Unset = UNSET
    recent_private_conversations: (
        list[RegisterResponseRecentPrivateConversationsItem] | Unset
    ) = UNSET
    presences: RegisterResponsePresences | Unset = UNSET
    presence_last_update_id: int | Unset = UNSET
    server_timestamp: float | Unset = UNSET
    user_status: RegisterResponseUserStatus | Unset = UNSET
    subscriptions: list[Subscription] | Unset = UNSET
    unsubscribed: list[Subscription] | Unset = UNSET
    never_subscribed: list[NeverSubscribedChannel] | Unset = UNSET
    streams: list[Channel] | Unset = UNSET
    channel_folders: list[ChannelFolder] | Unset = UNSET
    user_settings: UserSettingsState | Unset = UNSET
    realm_user_settings_defaults: UserSettingsDefaults | Unset = UNSET
    realm_users: list[User] | Unset = UNSET
    realm_non_active_users: list[User] | Unset = UNSET
    cross_realm_bots: list[User] | Unset = UNSET
    realm_bots: list[Bot] | Unset = UNSET
    realm_user_groups: list[UserGroup] | Unset = UNSET
    user_id: int | Unset = UNSET
    email: str | Unset = UNSET
    delivery_email: str | Unset = UNSET
    full_name: str | Unset = UNSET
    avatar_source: AvatarSource | Unset = UNSET
    avatar_url: None | str | Unset = UNSET
    avatar_url_medium: None | str | Unset = UNSET
    is_owner: bool | Unset = UNSET
    is_admin: bool | Unset = UNSET
    is_moderator: bool | Unset = UNSET
    is_guest: bool | Unset = UNSET
    realm_domains: list[RealmDomain] | Unset = UNSET
    realm_emoji: RegisterResponseRealmEmoji | Unset = UNSET
    realm_linkifiers: list[Linkifier] | Unset = UNSET
    realm_filters: list[list[int | str]] | Unset = UNSET
    realm_playgrounds: list[Playground] | Unset = UNSET
    max_message_length: int | Unset = UNSET
    max_topic_length: int | Unset = UNSET
    max_stream_name_length: int | Unset = UNSET
    max_stream_description_length: int | Unset = UNSET
    max_channel_folder_name_length: int | Unset = UNSET
    max_channel_folder_description_length: int | Unset = UNSET
    max_reminder_note_length: int | Unset = UNSET
    max_bulk_new_subscription_messages: int | Unset = UNSET
    max_file_upload_size_mib: int | Unset = UNSET
    max_avatar_file_size_mib: int | Unset = UNSET
    max_icon_file_size_mib: int | Unset = UNSET
    max_logo_file_size_mib: int | Unset = UNSET
    realm_upload_quota_mib: int | None | Unset = UNSET
    password_min_length: int | Unset = UNSET
    password_max_length: int | Unset = UNSET
    password_min_guesses: int | Unset = UNSET
    event_queue_longpoll_timeout_seconds: int | Unset = UNSET
    server_generation: int | Unset = UNSET
    server_presence_ping_interval_seconds: int | Unset = UNSET
    server_presence_offline_threshold_seconds: int | Unset = UNSET
    server_typing_started_expiry_period_milliseconds: int | Unset = UNSET
    server_typing_started_wait_period_milliseconds: int | Unset = UNSET
    server_typing_stopped_wait_period_milliseconds: int | Unset = UNSET
    server_emoji_data_url: str | Unset = UNSET
    server_web_public_streams_enabled: bool | Unset = UNSET
    server_supported_permission_settings: (
        RegisterResponseServerSupportedPermissionSettings | Unset
    ) = UNSET
    jitsi_server_url: None | str | Unset = UNSET
    realm_jitsi_server_url: None | str | Unset = UNSET
    server_jitsi_server_url: None | str | Unset = UNSET
    realm_url: str | Unset = UNSET
    realm_uri: str | Unset = UNSET
    realm_empty_topic_display_name: str | Unset = UNSET
    realm_name: str | Unset = UNSET
    realm_description: str | Unset = UNSET
    realm_rendered_description: str | Unset = UNSET
    realm_icon_url: str | Unset = UNSET
    realm_icon_source: RegisterResponseRealmIconSource | Unset = UNSET
    realm_logo_url: str | Unset = UNSET
    realm_logo_source: RegisterResponseRealmLogoSource | Unset = UNSET
    realm_night_logo_url: str | Unset = UNSET
    realm_night_logo_source: RegisterResponseRealmNightLogoSource | Unset = UNSET
    realm_email_auth_enabled: bool | Unset = UNSET
    realm_default_language: str | Unset = UNSET
    realm_waiting_period_threshold: int | Unset = UNSET
    realm_enable_spectator_access: bool | Unset = UNSET
    realm_invite_required: bool | Unset = UNSET
    realm_emails_restricted_to_domains: bool | Unset = UNSET
    realm_disallow_disposable_email_addresses: bool | Unset = UNSET
    realm_name_changes_disabled: bool | Unset = UNSET
    realm_email_changes_disabled: bool | Unset = UNSET
    realm_require_unique_names: bool | Unset = UNSET
    realm_presence_disabled: bool | Unset = UNSET
    realm_allow_message_editing: bool | Unset = UNSET
    realm_message_content_edit_limit_seconds: int | None | Unset = UNSET
    realm_message_content_delete_limit_seconds: int | None | Unset = UNSET
    realm_move_messages_within_stream_limit_seconds: int | None | Unset = UNSET
    realm_move_messages_between_streams_limit_seconds: int | None | Unset = UNSET
    realm_topics_policy: RegisterResponseRealmTopicsPolicy | Unset = UNSET
    realm_mandatory_topics: bool | Unset = UNSET
    realm_message_retention_days: int | Unset = UNSET
    realm_new_stream_announcements_stream_id: int | Unset = UNSET
    realm_send_channel_events_messages: bool | Unset = UNSET
    realm_welcome_message_custom_text: str | Unset = UNSET
    realm_can_access_all_users_group: GroupSettingValueType1 | int | Unset = UNSET
    realm_can_add_custom_emoji_group: GroupSettingValueType1 | int | Unset = UNSET
    realm_can_add_subscribers_group: GroupSettingValueType1 | int | Unset = UNSET
    realm_can_create_groups: GroupSettingValueType1 | int | Unset = UNSET
    realm_can_create_private_channel_group: GroupSettingValueType1 | int | Unset = UNSET
    realm_can_create_public_channel_group: GroupSettingValueType1 | int | Unset = UNSET
    realm_can_create_web_public_channel_group: GroupSettingValueType1 | int | Unset = (
        UNSET
    )
    realm_can_delete_any_message_group: GroupSettingValueType1 | int | Unset = UNSET
    realm_can_delete_own_message_group: GroupSettingValueType1 | int | Unset = UNSET
    realm_can_invite_users_group: GroupSettingValueType1 | int | Unset = UNSET
    realm_can_manage_all_groups: GroupSettingValueType1 | int | Unset = UNSET
    realm_can_mention_many_users_group: GroupSettingValueType1 | int | Unset = UNSET
    realm_can_move_messages_between_channels_group: (
        GroupSettingValueType1 | int | Unset
    ) = UNSET
    realm_can_move_messages_between_topics_group: (
        GroupSettingValueType1 | int | Unset
    ) = UNSET
    realm_can_resolve_topics_group: GroupSettingValueType1 | int | Unset = UNSET
    realm_can_set_delete_message_policy_group: GroupSettingValueType1 | int | Unset = (
        UNSET
    )
    realm_can_set_topics_policy_group: GroupSettingValueType1 | int | Unset = UNSET
    realm_create_multiuse_invite_group: GroupSettingValueType1 | int | Unset = UNSET
    realm_direct_message_initiator_group: GroupSettingValueType1 | int | Unset = UNSET
    realm_direct_message_permission_group: GroupSettingValueType1 | int | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.group_setting_value_type_1 import GroupSettingValueType1

        result = self.result.value

        msg = self.msg.value

        queue_id = str(self.queue_id)

        last_event_id = self.last_event_id

        service_feature_level = self.service_feature_level

        service_version = self.service_version

        service_merge_base = self.service_merge_base

        idle_queue_timeout_secs = self.idle_queue_timeout_secs

        ignored_parameters_unsupported: list[str] | Unset = UNSET
        if not isinstance(self.ignored_parameters_unsupported, Unset):
            ignored_parameters_unsupported = self.ignored_parameters_unsupported

        alert_words: list[str] | Unset = UNSET
        if not isinstance(self.alert_words, Unset):
            alert_words = self.alert_words

        custom_profile_fields: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.custom_profile_fields, Unset):
            custom_profile_fields = []
            for custom_profile_fields_item_data in self.custom_profile_fields:
                custom_profile_fields_item = custom_profile_fields_item_data.to_dict()
                custom_profile_fields.append(custom_profile_fields_item)

        custom_profile_field_types: dict[str, Any] | Unset = UNSET
        if not isinstance(self.custom_profile_field_types, Unset):
            custom_profile_field_types = self.custom_profile_field_types.to_dict()

        realm_default_streams: list[int] | Unset = UNSET
        if not isinstance(self.realm_default_streams, Unset):
            realm_default_streams = self.realm_default_streams

        devices: dict[str, Any] | Unset = UNSET
        if not isinstance(self.devices, Unset):
            devices = self.devices.to_dict()

        drafts: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.drafts, Unset):
            drafts = []
            for drafts_item_data in self.drafts:
                drafts_item = drafts_item_data.to_dict()
                drafts.append(drafts_item)

        muted_users: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.muted_users, Unset):
            muted_users = []
            for muted_users_item_data in self.muted_users:
                muted_users_item = muted_users_item_data.to_dict()
                muted_users.append(muted_users_item)

        navigation_views: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.navigation_views, Unset):
            navigation_views = []
            for navigation_views_item_data in self.navigation_views:
                navigation_views_item = navigation_views_item_data.to_dict()
                navigation_views.append(navigation_views_item)

        onboarding_steps: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.onboarding_steps, Unset):
            onboarding_steps = []
            for onboarding_steps_item_data in self.onboarding_steps:
                onboarding_steps_item = onboarding_steps_item_data.to_dict()
                onboarding_steps.append(onboarding_steps_item)

        reminders: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.reminders, Unset):
            reminders = []
            for reminders_item_data in self.reminders:
                reminders_item = reminders_item_data.to_dict()
                reminders.append(reminders_item)

        saved_snippets: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.saved_snippets, Unset):
            saved_snippets = []
            for saved_snippets_item_data in self.saved_snippets:
                saved_snippets_item = saved_snippets_item_data.to_dict()
                saved_snippets.append(saved_snippets_item)

        scheduled_messages: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.scheduled_messages, Unset):
            scheduled_messages = []
            for scheduled_messages_item_data in self.scheduled_messages:
                scheduled_messages_item = scheduled_messages_item_data.to_dict()
                scheduled_messages.append(scheduled_messages_item)

        starred_messages: list[int] | Unset = UNSET
        if not isinstance(self.starred_messages, Unset):
            starred_messages = self.starred_messages

        stop_words: list[str] | Unset = UNSET
        if not isinstance(self.stop_words, Unset):
            stop_words = self.stop_words

        user_topics: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.user_topics, Unset):
            user_topics = []
            for user_topics_item_data in self.user_topics:
                user_topics_item = user_topics_item_data.to_dict()
                user_topics.append(user_topics_item)

        max_message_id = self.max_message_id

        unread_msgs: dict[str, Any] | Unset = UNSET
        if not isinstance(self.unread_msgs, Unset):
            unread_msgs = self.unread_msgs.to_dict()

        recent_private_conversations: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.recent_private_conversations, Unset):
            recent_private_conversations = []
            for (
                recent_private_conversations_item_data
            ) in self.recent_private_conversations:
                recent_private_conversations_item = (
                    recent_private_conversations_item_data.to_dict()
                )
                recent_private_conversations.append(recent_private_conversations_item)

        presences: dict[str, Any] | Unset = UNSET
        if not isinstance(self.presences, Unset):
            presences = self.presences.to_dict()

        presence_last_update_id = self.presence_last_update_id

        server_timestamp = self.server_timestamp

        user_status: dict[str, Any] | Unset = UNSET
        if not isinstance(self.user_status, Unset):
            user_status = self.user_status.to_dict()

        subscriptions: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.subscriptions, Unset):
            subscriptions = []
            for subscriptions_item_data in self.subscriptions:
                subscriptions_item = subscriptions_item_data.to_dict()
                subscriptions.append(subscriptions_item)

        unsubscribed: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.unsubscribed, Unset):
            unsubscribed = []
            for unsubscribed_item_data in self.unsubscribed:
                unsubscribed_item = unsubscribed_item_data.to_dict()
                unsubscribed.append(unsubscribed_item)

        never_subscribed: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.never_subscribed, Unset):
            never_subscribed = []
            for never_subscribed_item_data in self.never_subscribed:
                never_subscribed_item = never_subscribed_item_data.to_dict()
                never_subscribed.append(never_subscribed_item)

        streams: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.streams, Unset):
            streams = []
            for streams_item_data in self.streams:
                streams_item = streams_item_data.to_dict()
                streams.append(streams_item)

        channel_folders: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.channel_folders, Unset):
            channel_folders = []
            for channel_folders_item_data in self.channel_folders:
                channel_folders_item = channel_folders_item_data.to_dict()
                channel_folders.append(channel_folders_item)

        user_settings: dict[str, Any] | Unset = UNSET
        if not isinstance(self.user_settings, Unset):
            user_settings = self.user_settings.to_dict()

        realm_user_settings_defaults: dict[str, Any] | Unset = UNSET
        if not isinstance(self.realm_user_settings_defaults, Unset):
            realm_user_settings_defaults = self.realm_user_settings_defaults.to_dict()

        realm_users: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.realm_users, Unset):
            realm_users = []
            for realm_users_item_data in self.realm_users:
                realm_users_item = realm_users_item_data.to_dict()
                realm_users.append(realm_users_item)

        realm_non_active_users: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.realm_non_active_users, Unset):
            realm_non_active_users = []
            for realm_non_active_users_item_data in self.realm_non_active_users:
                realm_non_active_users_item = realm_non_active_users_item_data.to_dict()
                realm_non_active_users.append(realm_non_active_users_item)

        cross_realm_bots: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.cross_realm_bots, Unset):
            cross_realm_bots = []
            for cross_realm_bots_item_data in self.cross_realm_bots:
                cross_realm_bots_item = cross_realm_bots_item_data.to_dict()
                cross_realm_bots.append(cross_realm_bots_item)

        realm_bots: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.realm_bots, Unset):
            realm_bots = []
            for realm_bots_item_data in self.realm_bots:
                realm_bots_item = realm_bots_item_data.to_dict()
                realm_bots.append(realm_bots_item)

        realm_user_groups: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.realm_user_groups, Unset):
            realm_user_groups = []
            for realm_user_groups_item_data in self.realm_user_groups:
                realm_user_groups_item = realm_user_groups_item_data.to_dict()
                realm_user_groups.append(realm_user_groups_item)

        user_id = self.user_id

        email = self.email

        delivery_email = self.delivery_email

        full_name = self.full_name

        avatar_source: str | Unset = UNSET
        if not isinstance(self.avatar_source, Unset):
            avatar_source = self.avatar_source.value

        avatar_url: None | str | Unset
        if isinstance(self.avatar_url, Unset):
            avatar_url = UNSET
        else:
            avatar_url = self.avatar_url

        avatar_url_medium: None | str | Unset
        if isinstance(self.avatar_url_medium, Unset):
            avatar_url_medium = UNSET
        else:
            avatar_url_medium = self.avatar_url_medium

        is_owner = self.is_owner

        is_admin = self.is_admin

        is_moderator = self.is_moderator

        is_guest = self.is_guest

        realm_domains: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.realm_domains, Unset):
            realm_domains = []
            for realm_domains_item_data in self.realm_domains:
                realm_domains_item = realm_domains_item_data.to_dict()
                realm_domains.append(realm_domains_item)

        realm_emoji: dict[str, Any] | Unset = UNSET
        if not isinstance(self.realm_emoji, Unset):
            realm_emoji = self.realm_emoji.to_dict()

        realm_linkifiers: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.realm_linkifiers, Unset):
            realm_linkifiers = []
            for realm_linkifiers_item_data in self.realm_linkifiers:
                realm_linkifiers_item = realm_linkifiers_item_data.to_dict()
                realm_linkifiers.append(realm_linkifiers_item)

        realm_filters: list[list[int | str]] | Unset = UNSET
        if not isinstance(self.realm_filters, Unset):
            realm_filters = []
            for realm_filters_item_data in self.realm_filters:
                realm_filters_item = []
                for realm_filters_item_item_data in realm_filters_item_data:
                    realm_filters_item_item: int | str
                    realm_filters_item_item = realm_filters_item_item_data
                    realm_filters_item.append(realm_filters_item_item)

                realm_filters.append(realm_filters_item)

        realm_playgrounds: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.realm_playgrounds, Unset):
            realm_playgrounds = []
            for realm_playgrounds_item_data in self.realm_playgrounds:
                realm_playgrounds_item = realm_playgrounds_item_data.to_dict()
                realm_playgrounds.append(realm_playgrounds_item)

        max_message_length = self.max_message_length

        max_topic_length = self.max_topic_length

        max_stream_name_length = self.max_stream_name_length

        max_stream_description_length = self.max_stream_description_length

        max_channel_folder_name_length = self.max_channel_folder_name_length

        max_channel_folder_description_length = (
            self.max_channel_folder_description_length
        )

        max_reminder_note_length = self.max_reminder_note_length

        max_bulk_new_subscription_messages = self.max_bulk_new_subscription_messages

        max_file_upload_size_mib = self.max_file_upload_size_mib

        max_avatar_file_size_mib = self.max_avatar_file_size_mib

        max_icon_file_size_mib = self.max_icon_file_size_mib

        max_logo_file_size_mib = self.max_logo_file_size_mib

        realm_upload_quota_mib: int | None | Unset
        if isinstance(self.realm_upload_quota_mib, Unset):
            realm_upload_quota_mib = UNSET
        else:
            realm_upload_quota_mib = self.realm_upload_quota_mib

        password_min_length = self.password_min_length

        password_max_length = self.password_max_length

        password_min_guesses = self.password_min_guesses

        event_queue_longpoll_timeout_seconds = self.event_queue_longpoll_timeout_seconds

        server_generation = self.server_generation

        server_presence_ping_interval_seconds = (
            self.server_presence_ping_interval_seconds
        )

        server_presence_offline_threshold_seconds = (
            self.server_presence_offline_threshold_seconds
        )

        server_typing_started_expiry_period_milliseconds = (
            self.server_typing_started_expiry_period_milliseconds
        )

        server_typing_started_wait_period_milliseconds = (
            self.server_typing_started_wait_period_milliseconds
        )

        server_typing_stopped_wait_period_milliseconds = (
            self.server_typing_stopped_wait_period_milliseconds
        )

        server_emoji_data_url = self.server_emoji_data_url

        server_web_public_streams_enabled = self.server_web_public_streams_enabled

        server_supported_permission_settings: dict[str, Any] | Unset = UNSET
        if not isinstance(self.server_supported_permission_settings, Unset):
            server_supported_permission_settings = (
                self.server_supported_permission_settings.to_dict()
            )

        jitsi_server_url: None | str | Unset
        if isinstance(self.jitsi_server_url, Unset):
            jitsi_server_url = UNSET
        else:
            jitsi_server_url = self.jitsi_server_url

        realm_jitsi_server_url: None | str | Unset
        if isinstance(self.realm_jitsi_server_url, Unset):
            realm_jitsi_server_url = UNSET
        else:
            realm_jitsi_server_url = self.realm_jitsi_server_url

        server_jitsi_server_url: None | str | Unset
        if isinstance(self.server_jitsi_server_url, Unset):
            server_jitsi_server_url = UNSET
        else:
            server_jitsi_server_url = self.server_jitsi_server_url

        realm_url = self.realm_url

        realm_uri = self.realm_uri

        realm_empty_topic_display_name = self.realm_empty_topic_display_name

        realm_name = self.realm_name

        realm_description = self.realm_description

        realm_rendered_description = self.realm_rendered_description

        realm_icon_url = self.realm_icon_url

        realm_icon_source: str | Unset = UNSET
        if not isinstance(self.realm_icon_source, Unset):
            realm_icon_source = self.realm_icon_source.value

        realm_logo_url = self.realm_logo_url

        realm_logo_source: str | Unset = UNSET
        if not isinstance(self.realm_logo_source, Unset):
            realm_logo_source = self.realm_logo_source.value

        realm_night_logo_url = self.realm_night_logo_url

        realm_night_logo_source: str | Unset = UNSET
        if not isinstance(self.realm_night_logo_source, Unset):
            realm_night_logo_source = self.realm_night_logo_source.value

        realm_email_auth_enabled = self.realm_email_auth_enabled

        realm_default_language = self.realm_default_language

        realm_waiting_period_threshold = self.realm_waiting_period_threshold

        realm_enable_spectator_access = self.realm_enable_spectator_access

        realm_invite_required = self.realm_invite_required

        realm_emails_restricted_to_domains = self.realm_emails_restricted_to_domains

        realm_disallow_disposable_email_addresses = (
            self.realm_disallow_disposable_email_addresses
        )

        realm_name_changes_disabled = self.realm_name_changes_disabled

        realm_email_changes_disabled = self.realm_email_changes_disabled

        realm_require_unique_names = self.realm_require_unique_names

        realm_presence_disabled = self.realm_presence_disabled

        realm_allow_message_editing = self.realm_allow_message_editing

        realm_message_content_edit_limit_seconds: int | None | Unset
        if isinstance(self.realm_message_content_edit_limit_seconds, Unset):
            realm_message_content_edit_limit_seconds = UNSET
        else:
            realm_message_content_edit_limit_seconds = (
                self.realm_message_content_edit_limit_seconds
            )

        realm_message_content_delete_limit_seconds: int | None | Unset
        if isinstance(self.realm_message_content_delete_limit_seconds, Unset):
            realm_message_content_delete_limit_seconds = UNSET
        else:
            realm_message_content_delete_limit_seconds = (
                self.realm_message_content_delete_limit_seconds
            )

        realm_move_messages_within_stream_limit_seconds: int | None | Unset
        if isinstance(self.realm_move_messages_within_stream_limit_seconds, Unset):
            realm_move_messages_within_stream_limit_seconds = UNSET
        else:
            realm_move_messages_within_stream_limit_seconds = (
                self.realm_move_messages_within_stream_limit_seconds
            )

        realm_move_messages_between_streams_limit_seconds: int | None | Unset
        if isinstance(self.realm_move_messages_between_streams_limit_seconds, Unset):
            realm_move_messages_between_streams_limit_seconds = UNSET
        else:
            realm_move_messages_between_streams_limit_seconds = (
                self.realm_move_messages_between_streams_limit_seconds
            )

        realm_topics_policy: str | Unset = UNSET
        if not isinstance(self.realm_topics_policy, Unset):
            realm_topics_policy = self.realm_topics_policy.value

        realm_mandatory_topics = self.realm_mandatory_topics

        realm_message_retention_days = self.realm_message_retention_days

        realm_new_stream_announcements_stream_id = (
            self.realm_new_stream_announcements_stream_id
        )

        realm_send_channel_events_messages = self.realm_send_channel_events_messages

        realm_welcome_message_custom_text = self.realm_welcome_message_custom_text

        realm_can_access_all_users_group: dict[str, Any] | int | Unset
        if isinstance(self.realm_can_access_all_users_group, Unset):
            realm_can_access_all_users_group = UNSET
        elif isinstance(self.realm_can_access_all_users_group, GroupSettingValueType1):
            realm_can_access_all_users_group = (
                self.realm_can_access_all_users_group.to_dict()
            )
        else:
            realm_can_access_all_users_group = self.realm_can_access_all_users_group

        realm_can_add_custom_emoji_group: dict[str, Any] | int | Unset
        if isinstance(self.realm_can_add_custom_emoji_group, Unset):
            realm_can_add_custom_emoji_group = UNSET
        elif isinstance(self.realm_can_add_custom_emoji_group, GroupSettingValueType1):
            realm_can_add_custom_emoji_group = (
                self.realm_can_add_custom_emoji_group.to_dict()
            )
        else:
            realm_can_add_custom_emoji_group = self.realm_can_add_custom_emoji_group

        realm_can_add_subscribers_group: dict[str, Any] | int | Unset
        if isinstance(self.realm_can_add_subscribers_group, Unset):
            realm_can_add_subscribers_group = UNSET
        elif isinstance(self.realm_can_add_subscribers_group, GroupSettingValueType1):
            realm_can_add_subscribers_group = (
                self.realm_can_add_subscribers_group.to_dict()
            )
        else:
            realm_can_add_subscribers_group = self.realm_can_add_subscribers_group

        realm_can_create_groups: dict[str, Any] | int | Unset
        if isinstance(self.realm_can_create_groups, Unset):
            realm_can_create_groups = UNSET
        elif isinstance(self.realm_can_create_groups, GroupSettingValueType1):
            realm_can_create_groups = self.realm_can_create_groups.to_dict()
        else:
            realm_can_create_groups = self.realm_can_create_groups

        realm_can_create_private_channel_group: dict[str, Any] | int | Unset
        if isinstance(self.realm_can_create_private_channel_group, Unset):
            realm_can_create_private_channel_group = UNSET
        elif isinstance(
            self.realm_can_create_private_channel_group, GroupSettingValueType1
        ):
            realm_can_create_private_channel_group = (
                self.realm_can_create_private_channel_group.to_dict()
            )
        else:
            realm_can_create_private_channel_group = (
                self.realm_can_create_private_channel_group
            )

        realm_can_create_public_channel_group: dict[str, Any] | int | Unset
        if isinstance(self.realm_can_create_public_channel_group, Unset):
            realm_can_create_public_channel_group = UNSET
        elif isinstance(
            self.realm_can_create_public_channel_group, GroupSettingValueType1
        ):
            realm_can_create_public_channel_group = (
                self.realm_can_create_public_channel_group.to_dict()
            )
        else:
            realm_can_create_public_channel_group = (
                self.realm_can_create_public_channel_group
            )

        realm_can_create_web_public_channel_group: dict[str, Any] | int | Unset
        if isinstance(self.realm_can_create_web_public_channel_group, Unset):
            realm_can_create_web_public_channel_group = UNSET
        elif isinstance(
            self.realm_can_create_web_public_channel_group, GroupSettingValueType1
        ):
            realm_can_create_web_public_channel_group = (
                self.realm_can_create_web_public_channel_group.to_dict()
            )
        else:
            realm_can_create_web_public_channel_group = (
                self.realm_can_create_web_public_channel_group
            )

        realm_can_delete_any_message_group: dict[str, Any] | int | Unset
        if isinstance(self.realm_can_delete_any_message_group, Unset):
            realm_can_delete_any_message_group = UNSET
        elif isinstance(
            self.realm_can_delete_any_message_group, GroupSettingValueType1
        ):
            realm_can_delete_any_message_group = (
                self.realm_can_delete_any_message_group.to_dict()
            )
        else:
            realm_can_delete_any_message_group = self.realm_can_delete_any_message_group

        realm_can_delete_own_message_group: dict[str, Any] | int | Unset
        if isinstance(self.realm_can_delete_own_message_group, Unset):
            realm_can_delete_own_message_group = UNSET
        elif isinstance(
            self.realm_can_delete_own_message_group, GroupSettingValueType1
        ):
            realm_can_delete_own_message_group = (
                self.realm_can_delete_own_message_group.to_dict()
            )
        else:
            realm_can_delete_own_message_group = self.realm_can_delete_own_message_group

        realm_can_invite_users_group: dict[str, Any] | int | Unset
        if isinstance(self.realm_can_invite_users_group, Unset):
            realm_can_invite_users_group = UNSET
        elif isinstance(self.realm_can_invite_users_group, GroupSettingValueType1):
            realm_can_invite_users_group = self.realm_can_invite_users_group.to_dict()
        else:
            realm_can_invite_users_group = self.realm_can_invite_users_group

        realm_can_manage_all_groups: dict[str, Any] | int | Unset
        if isinstance(self.realm_can_manage_all_groups, Unset):
            realm_can_manage_all_groups = UNSET
        elif isinstance(self.realm_can_manage_all_groups, GroupSettingValueType1):
            realm_can_manage_all_groups = self.realm_can_manage_all_groups.to_dict()
        else:
            realm_can_manage_all_groups = self.realm_can_manage_all_groups

        realm_can_mention_many_users_group: dict[str, Any] | int | Unset
        if isinstance(self.realm_can_mention_many_users_group, Unset):
            realm_can_mention_many_users_group = UNSET
        elif isinstance(
            self.realm_can_mention_many_users_group, GroupSettingValueType1
        ):
            realm_can_mention_many_users_group = (
                self.realm_can_mention_many_users_group.to_dict()
            )
        else:
            realm_can_mention_many_users_group = self.realm_can_mention_many_users_group

        realm_can_move_messages_between_channels_group: dict[str, Any] | int | Unset
        if isinstance(self.realm_can_move_messages_between_channels_group, Unset):
            realm_can_move_messages_between_channels_group = UNSET
        elif isinstance(
            self.realm_can_move_messages_between_channels_group, GroupSettingValueType1
        ):
            realm_can_move_messages_between_channels_group = (
                self.realm_can_move_messages_between_channels_group.to_dict()
            )
        else:
            realm_can_move_messages_between_channels_group = (
                self.realm_can_move_messages_between_channels_group
            )

        realm_can_move_messages_between_topics_group: dict[str, Any] | int | Unset
        if isinstance(self.realm_can_move_messages_between_topics_group, Unset):
            realm_can_move_messages_between_topics_group = UNSET
        elif isinstance(
            self.realm_can_move_messages_between_topics_group, GroupSettingValueType1
        ):
            realm_can_move_messages_between_topics_group = (
                self.realm_can_move_messages_between_topics_group.to_dict()
            )
        else:
            realm_can_move_messages_between_topics_group = (
                self.realm_can_move_messages_between_topics_group
            )

        realm_can_resolve_topics_group: dict[str, Any] | int | Unset
        if isinstance(self.realm_can_resolve_topics_group, Unset):
            realm_can_resolve_topics_group = UNSET
        elif isinstance(self.realm_can_resolve_topics_group, GroupSettingValueType1):
            realm_can_resolve_topics_group = (
                self.realm_can_resolve_topics_group.to_dict()
            )
        else:
            realm_can_resolve_topics_group = self.realm_can_resolve_topics_group

        realm_can_set_delete_message_policy_group: dict[str, Any] | int | Unset
        if isinstance(self.realm_can_set_delete_message_policy_group, Unset):
            realm_can_set_delete_message_policy_group = UNSET
        elif isinstance(
            self.realm_can_set_delete_message_policy_group, GroupSettingValueType1
        ):
            realm_can_set_delete_message_policy_group = (
                self.realm_can_set_delete_message_policy_group.to_dict()
            )
        else:
            realm_can_set_delete_message_policy_group = (
                self.realm_can_set_delete_message_policy_group
            )

        realm_can_set_topics_policy_group: dict[str, Any] | int | Unset
        if isinstance(self.realm_can_set_topics_policy_group, Unset):
            realm_can_set_topics_policy_group = UNSET
        elif isinstance(self.realm_can_set_topics_policy_group, GroupSettingValueType1):
            realm_can_set_topics_policy_group = (
                self.realm_can_set_topics_policy_group.to_dict()
            )
        else:
            realm_can_set_topics_policy_group = self.realm_can_set_topics_policy_group

        realm_create_multiuse_invite_group: dict[str, Any] | int | Unset
        if isinstance(self.realm_create_multiuse_invite_group, Unset):
            realm_create_multiuse_invite_group = UNSET
        elif isinstance(
            self.realm_create_multiuse_invite_group, GroupSettingValueType1
        ):
            realm_create_multiuse_invite_group = (
                self.realm_create_multiuse_invite_group.to_dict()
            )
        else:
            realm_create_multiuse_invite_group = self.realm_create_multiuse_invite_group

        realm_direct_message_initiator_group: dict[str, Any] | int | Unset
        if isinstance(self.realm_direct_message_initiator_group, Unset):
            realm_direct_message_initiator_group = UNSET
        elif isinstance(
            self.realm_direct_message_initiator_group, GroupSettingValueType1
        ):
            realm_direct_message_initiator_group = (
                self.realm_direct_message_initiator_group.to_dict()
            )
        else:
            realm_direct_message_initiator_group = (
                self.realm_direct_message_initiator_group
            )

        realm_direct_message_permission_group: dict[str, Any] | int | Unset
        if isinstance(self.realm_direct_message_permission_group, Unset):
            realm_direct_message_permission_group = UNSET
        elif isinstance(
            self.realm_direct_message_permission_group, GroupSettingValueType1
        ):
            realm_direct_message_permission_group = (
                self.realm_direct_message_permission_group.to_dict()
            )
        else:
            realm_direct_message_permission_group = (
                self.realm_direct_message_permission_group
            )

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "result": result,
                "msg": msg,
                "queue_id": queue_id,
                "last_event_id": last_event_id,
                "service_feature_level": service_feature_level,
                "service_version": service_version,
                "service_merge_base": service_merge_base,
                "idle_queue_timeout_secs": idle_queue_timeout_secs,
            }
        )
        if ignored_parameters_unsupported is not UNSET:
            field_dict["ignored_parameters_unsupported"] = (
                ignored_parameters_unsupported
            )
        if alert_words is not UNSET:
            field_dict["alert_words"] = alert_words
        if custom_profile_fields is not UNSET:
            field_dict["custom_profile_fields"] = custom_profile_fields
        if custom_profile_field_types is not UNSET:
            field_dict["custom_profile_field_types"] = custom_profile_field_types
        if realm_default_streams is not UNSET:
            field_dict["realm_default_streams"] = realm_default_streams
        if devices is not UNSET:
            field_dict["devices"] = devices
        if drafts is not UNSET:
            field_dict["drafts"] = drafts
        if muted_users is not UNSET:
            field_dict["muted_users"] = muted_users
        if navigation_views is not UNSET:
            field_dict["navigation_views"] = navigation_views
        if onboarding_steps is not UNSET:
            field_dict["onboarding_steps"] = onboarding_steps
        if reminders is not UNSET:
            field_dict["reminders"] = reminders
        if saved_snippets is not UNSET:
            field_dict["saved_snippets"] = saved_snippets
        if scheduled_messages is not UNSET:
            field_dict["scheduled_messages"] = scheduled_messages
        if starred_messages is not UNSET:
            field_dict["starred_messages"] = starred_messages
        if stop_words is not UNSET:
            field_dict["stop_words"] = stop_words
        if user_topics is not UNSET:
            field_dict["user_topics"] = user_topics
        if max_message_id is not UNSET:
            field_dict["max_message_id"] = max_message_id
        if unread_msgs is not UNSET:
            field_dict["unread_msgs"] = unread_msgs
        if recent_private_conversations is not UNSET:
            field_dict["recent_private_conversations"] = recent_private_conversations
        if presences is not UNSET:
            field_dict["presences"] = presences
        if presence_last_update_id is not UNSET:
            field_dict["presence_last_update_id"] = presence_last_update_id
        if server_timestamp is not UNSET:
            field_dict["server_timestamp"] = server_timestamp
        if user_status is not UNSET:
            field_dict["user_status"] = user_status
        if subscriptions is not UNSET:
            field_dict["subscriptions"] = subscriptions
        if unsubscribed is not UNSET:
            field_dict["unsubscribed"] = unsubscribed
        if never_subscribed is not UNSET:
            field_dict["never_subscribed"] = never_subscribed
        if streams is not UNSET:
            field_dict["streams"] = streams
        if channel_folders is not UNSET:
            field_dict["channel_folders"] = channel_folders
        if user_settings is not UNSET:
            field_dict["user_settings"] = user_settings
        if realm_user_settings_defaults is not UNSET:
            field_dict["realm_user_settings_defaults"] = realm_user_settings_defaults
        if realm_users is not UNSET:
            field_dict["realm_users"] = realm_users
        if realm_non_active_users is not UNSET:
            field_dict["realm_non_active_users"] = realm_non_active_users
        if cross_realm_bots is not UNSET:
            field_dict["cross_realm_bots"] = cross_realm_bots
        if realm_bots is not UNSET:
            field_dict["realm_bots"] = realm_bots
        if realm_user_groups is not UNSET:
            field_dict["realm_user_groups"] = realm_user_groups
        if user_id is not UNSET:
            field_dict["user_id"] = user_id
        if email is not UNSET:
            field_dict["email"] = email
        if delivery_email is not UNSET:
            field_dict["delivery_email"] = delivery_email
        if full_name is not UNSET:
            field_dict["full_name"] = full_name
        if avatar_source is not UNSET:
            field_dict["avatar_source"] = avatar_source
        if avatar_url is not UNSET:
            field_dict["avatar_url"] = avatar_url
        if avatar_url_medium is not UNSET:
            field_dict["avatar_url_medium"] = avatar_url_medium
        if is_owner is not UNSET:
            field_dict["is_owner"] = is_owner
        if is_admin is not UNSET:
            field_dict["is_admin"] = is_admin
        if is_moderator is not UNSET:
            field_dict["is_moderator"] = is_moderator
        if is_guest is not UNSET:
            field_dict["is_guest"] = is_guest
        if realm_domains is not UNSET:
            field_dict["realm_domains"] = realm_domains
        if realm_emoji is not UNSET:
            field_dict["realm_emoji"] = realm_emoji
        if realm_linkifiers is not UNSET:
            field_dict["realm_linkifiers"] = realm_linkifiers
        if realm_filters is not UNSET:
            field_dict["realm_filters"] = realm_filters
        if realm_playgrounds is not UNSET:
            field_dict["realm_playgrounds"] = realm_playgrounds
        if max_message_length is not UNSET:
            field_dict["max_message_length"] = max_message_length
        if max_topic_length is not UNSET:
            field_dict["max_topic_length"] = max_topic_length
        if max_stream_name_length is not UNSET:
            field_dict["max_stream_name_length"] = max_stream_name_length
        if max_stream_description_length is not UNSET:
            field_dict["max_stream_description_length"] = max_stream_description_length
        if max_channel_folder_name_length is not UNSET:
            field_dict["max_channel_folder_name_length"] = (
                max_channel_folder_name_length
            )
        if max_channel_folder_description_length is not UNSET:
            field_dict["max_channel_folder_description_length"] = (
                max_channel_folder_description_length
            )
        if max_reminder_note_length is not UNSET:
            field_dict["max_reminder_note_length"] = max_reminder_note_length
        if max_bulk_new_subscription_messages is not UNSET:
            field_dict["max_bulk_new_subscription_messages"] = (
                max_bulk_new_subscription_messages
            )
        if max_file_upload_size_mib is not UNSET:
            field_dict["max_file_upload_size_mib"] = max_file_upload_size_mib
        if max_avatar_file_size_mib is not UNSET:
            field_dict["max_avatar_file_size_mib"] = max_avatar_file_size_mib
        if max_icon_file_size_mib is not UNSET:
            field_dict["max_icon_file_size_mib"] = max_icon_file_size_mib
        if max_logo_file_size_mib is not UNSET:
            field_dict["max_logo_file_size_mib"] = max_logo_file_size_mib
        if realm_upload_quota_mib is not UNSET:
            field_dict["realm_upload_quota_mib"] = realm_upload_quota_mib
        if password_min_length is not UNSET:
            field_dict["password_min_length"] = password_min_length
        if password_max_length is not UNSET:
            field_dict["password_max_length"] = password_max_length
        if password_min_guesses is not UNSET:
            field_dict["password_min_guesses"] = password_min_guesses
        if event_queue_longpoll_timeout_seconds is not UNSET:
            field_dict["event_queue_longpoll_timeout_seconds"] = (
                event_queue_longpoll_timeout_seconds
            )
        if server_generation is not UNSET:
            field_dict["server_generation"] = server_generation
        if server_presence_ping_interval_seconds is not UNSET:
            field_dict["server_presence_ping_interval_seconds"] = (
                server_presence_ping_interval_seconds
            )
        if server_presence_offline_threshold_seconds is not UNSET:
            field_dict["server_presence_offline_threshold_seconds"] = (
                server_presence_offline_threshold_seconds
            )
        if server_typing_started_expiry_period_milliseconds is not UNSET:
            field_dict["server_typing_started_expiry_period_milliseconds"] = (
                server_typing_started_expiry_period_milliseconds
            )
        if server_typing_started_wait_period_milliseconds is not UNSET:
            field_dict["server_typing_started_wait_period_milliseconds"] = (
                server_typing_started_wait_period_milliseconds
            )
        if server_typing_stopped_wait_period_milliseconds is not UNSET:
            field_dict["server_typing_stopped_wait_period_milliseconds"] = (
                server_typing_stopped_wait_period_milliseconds
            )
        if server_emoji_data_url is not UNSET:
            field_dict["server_emoji_data_url"] = server_emoji_data_url
        if server_web_public_streams_enabled is not UNSET:
            field_dict["server_web_public_streams_enabled"] = (
                server_web_public_streams_enabled
            )
        if server_supported_permission_settings is not UNSET:
            field_dict["server_supported_permission_settings"] = (
                server_supported_permission_settings
            )
        if jitsi_server_url is not UNSET:
            field_dict["jitsi_server_url"] = jitsi_server_url
        if realm_jitsi_server_url is not UNSET:
            field_dict["realm_jitsi_server_url"] = realm_jitsi_server_url
        if server_jitsi_server_url is not UNSET:
            field_dict["server_jitsi_server_url"] = server_jitsi_server_url
        if realm_url is not UNSET:
            field_dict["realm_url"] = realm_url
        if realm_uri is not UNSET:
            field_dict["realm_uri"] = realm_uri
        if realm_empty_topic_display_name is not UNSET:
            field_dict["realm_empty_topic_display_name"] = (
                realm_empty_topic_display_name
            )
        if realm_name is not UNSET:
            field_dict["realm_name"] = realm_name
        if realm_description is not UNSET:
            field_dict["realm_description"] = realm_description
        if realm_rendered_description is not UNSET:
            field_dict["realm_rendered_description"] = realm_rendered_description
        if realm_icon_url is not UNSET:
            field_dict["realm_icon_url"] = realm_icon_url
        if realm_icon_source is not UNSET:
            field_dict["realm_icon_source"] = realm_icon_source
        if realm_logo_url is not UNSET:
            field_dict["realm_logo_url"] = realm_logo_url
        if realm_logo_source is not UNSET:
            field_dict["realm_logo_source"] = realm_logo_source
        if realm_night_logo_url is not UNSET:
            field_dict["realm_night_logo_url"] = realm_night_logo_url
        if realm_night_logo_source is not UNSET:
            field_dict["realm_night_logo_source"] = realm_night_logo_source
        if realm_email_auth_enabled is not UNSET:
            field_dict["realm_email_auth_enabled"] = realm_email_auth_enabled
        if realm_default_language is not UNSET:
            field_dict["realm_default_language"] = realm_default_language
        if realm_waiting_period_threshold is not UNSET:
            field_dict["realm_waiting_period_threshold"] = (
                realm_waiting_period_threshold
            )
        if realm_enable_spectator_access is not UNSET:
            field_dict["realm_enable_spectator_access"] = realm_enable_spectator_access
        if realm_invite_required is not UNSET:
            field_dict["realm_invite_required"] = realm_invite_required
        if realm_emails_restricted_to_domains is not UNSET:
            field_dict["realm_emails_restricted_to_domains"] = (
                realm_emails_restricted_to_domains
            )
        if realm_disallow_disposable_email_addresses is not UNSET:
            field_dict["realm_disallow_disposable_email_addresses"] = (
                realm_disallow_disposable_email_addresses
            )
        if realm_name_changes_disabled is not UNSET:
            field_dict["realm_name_changes_disabled"] = realm_name_changes_disabled
        if realm_email_changes_disabled is not UNSET:
            field_dict["realm_email_changes_disabled"] = realm_email_changes_disabled
        if realm_require_unique_names is not UNSET:
            field_dict["realm_require_unique_names"] = realm_require_unique_names
        if realm_presence_disabled is not UNSET:
            field_dict["realm_presence_disabled"] = realm_presence_disabled
        if realm_allow_message_editing is not UNSET:
            field_dict["realm_allow_message_editing"] = realm_allow_message_editing
        if realm_message_content_edit_limit_seconds is not UNSET:
            field_dict["realm_message_content_edit_limit_seconds"] = (
                realm_message_content_edit_limit_seconds
            )
        if realm_message_content_delete_limit_seconds is not UNSET:
            field_dict["realm_message_content_delete_limit_seconds"] = (
                realm_message_content_delete_limit_seconds
            )
        if realm_move_messages_within_stream_limit_seconds is not UNSET:
            field_dict["realm_move_messages_within_stream_limit_seconds"] = (
                realm_move_messages_within_stream_limit_seconds
            )
        if realm_move_messages_between_streams_limit_seconds is not UNSET:
            field_dict["realm_move_messages_between_streams_limit_seconds"] = (
                realm_move_messages_between_streams_limit_seconds
            )
        if realm_topics_policy is not UNSET:
            field_dict["realm_topics_policy"] = realm_topics_policy
        if realm_mandatory_topics is not UNSET:
            field_dict["realm_mandatory_topics"] = realm_mandatory_topics
        if realm_message_retention_days is not UNSET:
            field_dict["realm_message_retention_days"] = realm_message_retention_days
        if realm_new_stream_announcements_stream_id is not UNSET:
            field_dict["realm_new_stream_announcements_stream_id"] = (
                realm_new_stream_announcements_stream_id
            )
        if realm_send_channel_events_messages is not UNSET:
            field_dict["realm_send_channel_events_messages"] = (
                realm_send_channel_events_messages
            )
        if realm_welcome_message_custom_text is not UNSET:
            field_dict["realm_welcome_message_custom_text"] = (
                realm_welcome_message_custom_text
            )
        if realm_can_access_all_users_group is not UNSET:
            field_dict["realm_can_access_all_users_group"] = (
                realm_can_access_all_users_group
            )
        if realm_can_add_custom_emoji_group is not UNSET:
            field_dict["realm_can_add_custom_emoji_group"] = (
                realm_can_add_custom_emoji_group
            )
        if realm_can_add_subscribers_group is not UNSET:
            field_dict["realm_can_add_subscribers_group"] = (
                realm_can_add_subscribers_group
            )
        if realm_can_create_groups is not UNSET:
            field_dict["realm_can_create_groups"] = realm_can_create_groups
        if realm_can_create_private_channel_group is not UNSET:
            field_dict["realm_can_create_private_channel_group"] = (
                realm_can_create_private_channel_group
            )
        if realm_can_create_public_channel_group is not UNSET:
            field_dict["realm_can_create_public_channel_group"] = (
                realm_can_create_public_channel_group
            )
        if realm_can_create_web_public_channel_group is not UNSET:
            field_dict["realm_can_create_web_public_channel_group"] = (
                realm_can_create_web_public_channel_group
            )
        if realm_can_delete_any_message_group is not UNSET:
            field_dict["realm_can_delete_any_message_group"] = (
                realm_can_delete_any_message_group
            )
        if realm_can_delete_own_message_group is not UNSET:
            field_dict["realm_can_delete_own_message_group"] = (
                realm_can_delete_own_message_group
            )
        if realm_can_invite_users_group is not UNSET:
            field_dict["realm_can_invite_users_group"] = realm_can_invite_users_group
        if realm_can_manage_all_groups is not UNSET:
            field_dict["realm_can_manage_all_groups"] = realm_can_manage_all_groups
        if realm_can_mention_many_users_group is not UNSET:
            field_dict["realm_can_mention_many_users_group"] = (
                realm_can_mention_many_users_group
            )
        if realm_can_move_messages_between_channels_group is not UNSET:
            field_dict["realm_can_move_messages_between_channels_group"] = (
                realm_can_move_messages_between_channels_group
            )
        if realm_can_move_messages_between_topics_group is not UNSET:
            field_dict["realm_can_move_messages_between_topics_group"] = (
                realm_can_move_messages_between_topics_group
            )
        if realm_can_resolve_topics_group is not UNSET:
            field_dict["realm_can_resolve_topics_group"] = (
                realm_can_resolve_topics_group
            )
        if realm_can_set_delete_message_policy_group is not UNSET:
            field_dict["realm_can_set_delete_message_policy_group"] = (
                realm_can_set_delete_message_policy_group
            )
        if realm_can_set_topics_policy_group is not UNSET:
            field_dict["realm_can_set_topics_policy_group"] = (
                realm_can_set_topics_policy_group
            )
        if realm_create_multiuse_invite_group is not UNSET:
            field_dict["realm_create_multiuse_invite_group"] = (
                realm_create_multiuse_invite_group
            )
        if realm_direct_message_initiator_group is not UNSET:
            field_dict["realm_direct_message_initiator_group"] = (
                realm_direct_message_initiator_group
            )
        if realm_direct_message_permission_group is not UNSET:
            field_dict["realm_direct_message_permission_group"] = (
                realm_direct_message_permission_group
            )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.bot import Bot
        from ..models.channel import Channel
        from ..models.channel_folder import ChannelFolder
        from ..models.custom_profile_field import CustomProfileField
        from ..models.draft import Draft
        from ..models.group_setting_value_type_1 import GroupSettingValueType1
        from ..models.linkifier import Linkifier
        from ..models.muted_user import MutedUser
        from ..models.navigation_view import NavigationView
        from ..models.never_subscribed_channel import NeverSubscribedChannel
        from ..models.onboarding_step import OnboardingStep
        from ..models.playground import Playground
        from ..models.realm_domain import RealmDomain
        from ..models.register_response_custom_profile_field_types import (
            RegisterResponseCustomProfileFieldTypes,
        )
        from ..models.register_response_devices import RegisterResponseDevices
        from ..models.register_response_presences import RegisterResponsePresences
        from ..models.register_response_realm_emoji import RegisterResponseRealmEmoji
        from ..models.register_response_recent_private_conversations_item import (
            RegisterResponseRecentPrivateConversationsItem,
        )
        from ..models.register_response_server_supported_permission_settings import (
            RegisterResponseServerSupportedPermissionSettings,
        )
        from ..models.register_response_user_status import RegisterResponseUserStatus
        from ..models.reminder import Reminder
        from ..models.saved_snippet import SavedSnippet
        from ..models.scheduled_message import ScheduledMessage
        from ..models.subscription import Subscription
        from ..models.unread_messages import UnreadMessages
        from ..models.user import User
        from ..models.user_group import UserGroup
        from ..models.user_settings_defaults import UserSettingsDefaults
        from ..models.user_settings_state import UserSettingsState
        from ..models.user_topic import UserTopic

        d = dict(src_dict)
        result = Result(d.pop("result"))

        msg = Msg(d.pop("msg"))

        queue_id = UUID(d.pop("queue_id"))

        last_event_id = d.pop("last_event_id")

        service_feature_level = d.pop("service_feature_level")

        service_version = d.pop("service_version")

        service_merge_base = d.pop("service_merge_base")

        idle_queue_timeout_secs = d.pop("idle_queue_timeout_secs")

        ignored_parameters_unsupported = cast(
            list[str], d.pop("ignored_parameters_unsupported", UNSET)
        )

        alert_words = cast(list[str], d.pop("alert_words", UNSET))

        _custom_profile_fields = d.pop("custom_profile_fields", UNSET)
        custom_profile_fields: list[CustomProfileField] | Unset = UNSET
        if _custom_profile_fields is not UNSET:
            custom_profile_fields = []
            for custom_profile_fields_item_data in _custom_profile_fields:
                custom_profile_fields_item = CustomProfileField.from_dict(
                    custom_profile_fields_item_data
                )

                custom_profile_fields.append(custom_profile_fields_item)

        _custom_profile_field_types = d.pop("custom_profile_field_types", UNSET)
        custom_profile_field_types: RegisterResponseCustomProfileFieldTypes | Unset
        if isinstance(_custom_profile_field_types, Unset):
            custom_profile_field_types = UNSET
        else:
            custom_profile_field_types = (
                RegisterResponseCustomProfileFieldTypes.from_dict(
                    _custom_profile_field_types
                )
            )

        realm_default_streams = cast(list[int], d.pop("realm_default_streams", UNSET))

        _devices = d.pop("devices", UNSET)
        devices: RegisterResponseDevices | Unset
        if isinstance(_devices, Unset):
            devices = UNSET
        else:
            devices = RegisterResponseDevices.from_dict(_devices)

        _drafts = d.pop("drafts", UNSET)
        drafts: list[Draft] | Unset = UNSET
        if _drafts is not UNSET:
            drafts = []
            for drafts_item_data in _drafts:
                drafts_item = Draft.from_dict(drafts_item_data)

                drafts.append(drafts_item)

        _muted_users = d.pop("muted_users", UNSET)
        muted_users: list[MutedUser] | Unset = UNSET
        if _muted_users is not UNSET:
            muted_users = []
            for muted_users_item_data in _muted_users:
                muted_users_item = MutedUser.from_dict(muted_users_item_data)

                muted_users.append(muted_users_item)

        _navigation_views = d.pop("navigation_views", UNSET)
        navigation_views: list[NavigationView] | Unset = UNSET
        if _navigation_views is not UNSET:
            navigation_views = []
            for navigation_views_item_data in _navigation_views:
                navigation_views_item = NavigationView.from_dict(
                    navigation_views_item_data
                )

                navigation_views.append(navigation_views_item)

        _onboarding_steps = d.pop("onboarding_steps", UNSET)
        onboarding_steps: list[OnboardingStep] | Unset = UNSET
        if _onboarding_steps is not UNSET:
            onboarding_steps = []
            for onboarding_steps_item_data in _onboarding_steps:
                onboarding_steps_item = OnboardingStep.from_dict(
                    onboarding_steps_item_data
                )

                onboarding_steps.append(onboarding_steps_item)

        _reminders = d.pop("reminders", UNSET)
        reminders: list[Reminder] | Unset = UNSET
        if _reminders is not UNSET:
            reminders = []
            for reminders_item_data in _reminders:
                reminders_item = Reminder.from_dict(reminders_item_data)

                reminders.append(reminders_item)

        _saved_snippets = d.pop("saved_snippets", UNSET)
        saved_snippets: list[SavedSnippet] | Unset = UNSET
        if _saved_snippets is not UNSET:
            saved_snippets = []
            for saved_snippets_item_data in _saved_snippets:
                saved_snippets_item = SavedSnippet.from_dict(saved_snippets_item_data)

                saved_snippets.append(saved_snippets_item)

        _scheduled_messages = d.pop("scheduled_messages", UNSET)
        scheduled_messages: list[ScheduledMessage] | Unset = UNSET
        if _scheduled_messages is not UNSET:
            scheduled_messages = []
            for scheduled_messages_item_data in _scheduled_messages:
                scheduled_messages_item = ScheduledMessage.from_dict(
                    scheduled_messages_item_data
                )

                scheduled_messages.append(scheduled_messages_item)

        starred_messages = cast(list[int], d.pop("starred_messages", UNSET))

        stop_words = cast(list[str], d.pop("stop_words", UNSET))

        _user_topics = d.pop("user_topics", UNSET)
        user_topics: list[UserTopic] | Unset = UNSET
        if _user_topics is not UNSET:
            user_topics = []
            for user_topics_item_data in _user_topics:
                user_topics_item = UserTopic.from_dict(user_topics_item_data)

                user_topics.append(user_topics_item)

        max_message_id = d.pop("max_message_id", UNSET)

        _unread_msgs = d.pop("unread_msgs", UNSET)
        unread_msgs: UnreadMessages | Unset
        if isinstance(_unread_msgs, Unset):
            unread_msgs = UNSET
        else:
            unread_msgs = UnreadMessages.from_dict(_unread_msgs)

        _recent_private_conversations = d.pop("recent_private_conversations", UNSET)
        recent_private_conversations: (
            list[RegisterResponseRecentPrivateConversationsItem] | Unset
        ) = UNSET
        if _recent_private_conversations is not UNSET:
            recent_private_conversations = []
            for recent_private_conversations_item_data in _recent_private_conversations:
                recent_private_conversations_item = (
                    RegisterResponseRecentPrivateConversationsItem.from_dict(
                        recent_private_conversations_item_data
                    )
                )

                recent_private_conversations.append(recent_private_conversations_item)

        _presences = d.pop("presences", UNSET)
        presences: RegisterResponsePresences | Unset
        if isinstance(_presences, Unset):
            presences = UNSET
        else:
            presences = RegisterResponsePresences.from_dict(_presences)

        presence_last_update_id = d.pop("presence_last_update_id", UNSET)

        server_timestamp = d.pop("server_timestamp", UNSET)

        _user_status = d.pop("user_status", UNSET)
        user_status: RegisterResponseUserStatus | Unset
        if isinstance(_user_status, Unset):
            user_status = UNSET
        else:
            user_status = RegisterResponseUserStatus.from_dict(_user_status)

        _subscriptions = d.pop("subscriptions", UNSET)
        subscriptions: list[Subscription] | Unset = UNSET
        if _subscriptions is not UNSET:
            subscriptions = []
            for subscriptions_item_data in _subscriptions:
                subscriptions_item = Subscription.from_dict(subscriptions_item_data)

                subscriptions.append(subscriptions_item)

        _unsubscribed = d.pop("unsubscribed", UNSET)
        unsubscribed: list[Subscription] | Unset = UNSET
        if _unsubscribed is not UNSET:
            unsubscribed = []
            for unsubscribed_item_data in _unsubscribed:
                unsubscribed_item = Subscription.from_dict(unsubscribed_item_data)

                unsubscribed.append(unsubscribed_item)

        _never_subscribed = d.pop("never_subscribed", UNSET)
        never_subscribed: list[NeverSubscribedChannel] | Unset = UNSET
        if _never_subscribed is not UNSET:
            never_subscribed = []
            for never_subscribed_item_data in _never_subscribed:
                never_subscribed_item = NeverSubscribedChannel.from_dict(
                    never_subscribed_item_data
                )

                never_subscribed.append(never_subscribed_item)

        _streams = d.pop("streams", UNSET)
        streams: list[Channel] | Unset = UNSET
        if _streams is not UNSET:
            streams = []
            for streams_item_data in _streams:
                streams_item = Channel.from_dict(streams_item_data)

                streams.append(streams_item)

        _channel_folders = d.pop("channel_folders", UNSET)
        channel_folders: list[ChannelFolder] | Unset = UNSET
        if _channel_folders is not UNSET:
            channel_folders = []
            for channel_folders_item_data in _channel_folders:
                channel_folders_item = ChannelFolder.from_dict(
                    channel_folders_item_data
                )

                channel_folders.append(channel_folders_item)

        _user_settings = d.pop("user_settings", UNSET)
        user_settings: UserSettingsState | Unset
        if isinstance(_user_settings, Unset):
            user_settings = UNSET
        else:
            user_settings = UserSettingsState.from_dict(_user_settings)

        _realm_user_settings_defaults = d.pop("realm_user_settings_defaults", UNSET)
        realm_user_settings_defaults: UserSettingsDefaults | Unset
        if isinstance(_realm_user_settings_defaults, Unset):
            realm_user_settings_defaults = UNSET
        else:
            realm_user_settings_defaults = UserSettingsDefaults.from_dict(
                _realm_user_settings_defaults
            )

        _realm_users = d.pop("realm_users", UNSET)
        realm_users: list[User] | Unset = UNSET
        if _realm_users is not UNSET:
            realm_users = []
            for realm_users_item_data in _realm_users:
                realm_users_item = User.from_dict(realm_users_item_data)

                realm_users.append(realm_users_item)

        _realm_non_active_users = d.pop("realm_non_active_users", UNSET)
        realm_non_active_users: list[User] | Unset = UNSET
        if _realm_non_active_users is not UNSET:
            realm_non_active_users = []
            for realm_non_active_users_item_data in _realm_non_active_users:
                realm_non_active_users_item = User.from_dict(
                    realm_non_active_users_item_data
                )

                realm_non_active_users.append(realm_non_active_users_item)

        _cross_realm_bots = d.pop("cross_realm_bots", UNSET)
        cross_realm_bots: list[User] | Unset = UNSET
        if _cross_realm_bots is not UNSET:
            cross_realm_bots = []
            for cross_realm_bots_item_data in _cross_realm_bots:
                cross_realm_bots_item = User.from_dict(cross_realm_bots_item_data)

                cross_realm_bots.append(cross_realm_bots_item)

        _realm_bots = d.pop("realm_bots", UNSET)
        realm_bots: list[Bot] | Unset = UNSET
        if _realm_bots is not UNSET:
            realm_bots = []
            for realm_bots_item_data in _realm_bots:
                realm_bots_item = Bot.from_dict(realm_bots_item_data)

                realm_bots.append(realm_bots_item)

        _realm_user_groups = d.pop("realm_user_groups", UNSET)
        realm_user_groups: list[UserGroup] | Unset = UNSET
        if _realm_user_groups is not UNSET:
            realm_user_groups = []
            for realm_user_groups_item_data in _realm_user_groups:
                realm_user_groups_item = UserGroup.from_dict(
                    realm_user_groups_item_data
                )

                realm_user_groups.append(realm_user_groups_item)

        user_id = d.pop("user_id", UNSET)

        email = d.pop("email", UNSET)

        delivery_email = d.pop("delivery_email", UNSET)

        full_name = d.pop("full_name", UNSET)

        _avatar_source = d.pop("avatar_source", UNSET)
        avatar_source: AvatarSource | Unset
        if isinstance(_avatar_source, Unset):
            avatar_source = UNSET
        else:
            avatar_source = AvatarSource(_avatar_source)

        def _parse_avatar_url(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        avatar_url = _parse_avatar_url(d.pop("avatar_url", UNSET))

        def _parse_avatar_url_medium(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        avatar_url_medium = _parse_avatar_url_medium(d.pop("avatar_url_medium", UNSET))

        is_owner = d.pop("is_owner", UNSET)

        is_admin = d.pop("is_admin", UNSET)

        is_moderator = d.pop("is_moderator", UNSET)

        is_guest = d.pop("is_guest", UNSET)

        _realm_domains = d.pop("realm_domains", UNSET)
        realm_domains: list[RealmDomain] | Unset = UNSET
        if _realm_domains is not UNSET:
            realm_domains = []
            for realm_domains_item_data in _realm_domains:
                realm_domains_item = RealmDomain.from_dict(realm_domains_item_data)

                realm_domains.append(realm_domains_item)

        _realm_emoji = d.pop("realm_emoji", UNSET)
        realm_emoji: RegisterResponseRealmEmoji | Unset
        if isinstance(_realm_emoji, Unset):
            realm_emoji = UNSET
        else:
            realm_emoji = RegisterResponseRealmEmoji.from_dict(_realm_emoji)

        _realm_linkifiers = d.pop("realm_linkifiers", UNSET)
        realm_linkifiers: list[Linkifier] | Unset = UNSET
        if _realm_linkifiers is not UNSET:
            realm_linkifiers = []
            for realm_linkifiers_item_data in _realm_linkifiers:
                realm_linkifiers_item = Linkifier.from_dict(realm_linkifiers_item_data)

                realm_linkifiers.append(realm_linkifiers_item)

        _realm_filters = d.pop("realm_filters", UNSET)
        realm_filters: list[list[int | str]] | Unset = UNSET
        if _realm_filters is not UNSET:
            realm_filters = []
            for realm_filters_item_data in _realm_filters:
                realm_filters_item = []
                _realm_filters_item = realm_filters_item_data
                for realm_filters_item_item_data in _realm_filters_item:

                    def _parse_realm_filters_item_item(data: object) -> int | str:
                        return cast(int | str, data)

                    realm_filters_item_item = _parse_realm_filters_item_item(
                        realm_filters_item_item_data
                    )

                    realm_filters_item.append(realm_filters_item_item)

                realm_filters.append(realm_filters_item)

        _realm_playgrounds = d.pop("realm_playgrounds", UNSET)
        realm_playgrounds: list[Playground] | Unset = UNSET
        if _realm_playgrounds is not UNSET:
            realm_playgrounds = []
            for realm_playgrounds_item_data in _realm_playgrounds:
                realm_playgrounds_item = Playground.from_dict(
                    realm_playgrounds_item_data
                )

                realm_playgrounds.append(realm_playgrounds_item)

        max_message_length = d.pop("max_message_length", UNSET)

        max_topic_length = d.pop("max_topic_length", UNSET)

        max_stream_name_length = d.pop("max_stream_name_length", UNSET)

        max_stream_description_length = d.pop("max_stream_description_length", UNSET)

        max_channel_folder_name_length = d.pop("max_channel_folder_name_length", UNSET)

        max_channel_folder_description_length = d.pop(
            "max_channel_folder_description_length", UNSET
        )

        max_reminder_note_length = d.pop("max_reminder_note_length", UNSET)

        max_bulk_new_subscription_messages = d.pop(
            "max_bulk_new_subscription_messages", UNSET
        )

        max_file_upload_size_mib = d.pop("max_file_upload_size_mib", UNSET)

        max_avatar_file_size_mib = d.pop("max_avatar_file_size_mib", UNSET)

        max_icon_file_size_mib = d.pop("max_icon_file_size_mib", UNSET)

        max_logo_file_size_mib = d.pop("max_logo_file_size_mib", UNSET)

        def _parse_realm_upload_quota_mib(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        realm_upload_quota_mib = _parse_realm_upload_quota_mib(
            d.pop("realm_upload_quota_mib", UNSET)
        )

        password_min_length = d.pop("password_min_length", UNSET)

        password_max_length = d.pop("password_max_length", UNSET)

        password_min_guesses = d.pop("password_min_guesses", UNSET)

        event_queue_longpoll_timeout_seconds = d.pop(
            "event_queue_longpoll_timeout_seconds", UNSET
        )

        server_generation = d.pop("server_generation", UNSET)

        server_presence_ping_interval_seconds = d.pop(
            "server_presence_ping_interval_seconds", UNSET
        )

        server_presence_offline_threshold_seconds = d.pop(
            "server_presence_offline_threshold_seconds", UNSET
        )

        server_typing_started_expiry_period_milliseconds = d.pop(
            "server_typing_started_expiry_period_milliseconds", UNSET
        )

        server_typing_started_wait_period_milliseconds = d.pop(
            "server_typing_started_wait_period_milliseconds", UNSET
        )

        server_typing_stopped_wait_period_milliseconds = d.pop(
            "server_typing_stopped_wait_period_milliseconds", UNSET
        )

        server_emoji_data_url = d.pop("server_emoji_data_url", UNSET)

        server_web_public_streams_enabled = d.pop(
            "server_web_public_streams_enabled", UNSET
        )

        _server_supported_permission_settings = d.pop(
            "server_supported_permission_settings", UNSET
        )
        server_supported_permission_settings: (
            RegisterResponseServerSupportedPermissionSettings | Unset
        )
        if isinstance(_server_supported_permission_settings, Unset):
            server_supported_permission_settings = UNSET
        else:
            server_supported_permission_settings = (
                RegisterResponseServerSupportedPermissionSettings.from_dict(
                    _server_supported_permission_settings
                )
            )

        def _parse_jitsi_server_url(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        jitsi_server_url = _parse_jitsi_server_url(d.pop("jitsi_server_url", UNSET))

        def _parse_realm_jitsi_server_url(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        realm_jitsi_server_url = _parse_realm_jitsi_server_url(
            d.pop("realm_jitsi_server_url", UNSET)
        )

        def _parse_server_jitsi_server_url(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        server_jitsi_server_url = _parse_server_jitsi_server_url(
            d.pop("server_jitsi_server_url", UNSET)
        )

        realm_url = d.pop("realm_url", UNSET)

        realm_uri = d.pop("realm_uri", UNSET)

        realm_empty_topic_display_name = d.pop("realm_empty_topic_display_name", UNSET)

        realm_name = d.pop("realm_name", UNSET)

        realm_description = d.pop("realm_description", UNSET)

        realm_rendered_description = d.pop("realm_rendered_description", UNSET)

        realm_icon_url = d.pop("realm_icon_url", UNSET)

        _realm_icon_source = d.pop("realm_icon_source", UNSET)
        realm_icon_source: RegisterResponseRealmIconSource | Unset
        if isinstance(_realm_icon_source, Unset):
            realm_icon_source = UNSET
        else:
            realm_icon_source = RegisterResponseRealmIconSource(_realm_icon_source)

        realm_logo_url = d.pop("realm_logo_url", UNSET)

        _realm_logo_source = d.pop("realm_logo_source", UNSET)
        realm_logo_source: RegisterResponseRealmLogoSource | Unset
        if isinstance(_realm_logo_source, Unset):
            realm_logo_source = UNSET
        else:
            realm_logo_source = RegisterResponseRealmLogoSource(_realm_logo_source)

        realm_night_logo_url = d.pop("realm_night_logo_url", UNSET)

        _realm_night_logo_source = d.pop("realm_night_logo_source", UNSET)
        realm_night_logo_source: RegisterResponseRealmNightLogoSource | Unset
        if isinstance(_realm_night_logo_source, Unset):
            realm_night_logo_source = UNSET
        else:
            realm_night_logo_source = RegisterResponseRealmNightLogoSource(
                _realm_night_logo_source
            )

        realm_email_auth_enabled = d.pop("realm_email_auth_enabled", UNSET)

        realm_default_language = d.pop("realm_default_language", UNSET)

        realm_waiting_period_threshold = d.pop("realm_waiting_period_threshold", UNSET)

        realm_enable_spectator_access = d.pop("realm_enable_spectator_access", UNSET)

        realm_invite_required = d.pop("realm_invite_required", UNSET)

        realm_emails_restricted_to_domains = d.pop(
            "realm_emails_restricted_to_domains", UNSET
        )

        realm_disallow_disposable_email_addresses = d.pop(
            "realm_disallow_disposable_email_addresses", UNSET
        )

        realm_name_changes_disabled = d.pop("realm_name_changes_disabled", UNSET)

        realm_email_changes_disabled = d.pop("realm_email_changes_disabled", UNSET)

        realm_require_unique_names = d.pop("realm_require_unique_names", UNSET)

        realm_presence_disabled = d.pop("realm_presence_disabled", UNSET)

        realm_allow_message_editing = d.pop("realm_allow_message_editing", UNSET)

        def _parse_realm_message_content_edit_limit_seconds(
            data: object,
        ) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        realm_message_content_edit_limit_seconds = (
            _parse_realm_message_content_edit_limit_seconds(
                d.pop("realm_message_content_edit_limit_seconds", UNSET)
            )
        )

        def _parse_realm_message_content_delete_limit_seconds(
            data: object,
        ) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        realm_message_content_delete_limit_seconds = (
            _parse_realm_message_content_delete_limit_seconds(
                d.pop("realm_message_content_delete_limit_seconds", UNSET)
            )
        )

        def _parse_realm_move_messages_within_stream_limit_seconds(
            data: object,
        ) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        realm_move_messages_within_stream_limit_seconds = (
            _parse_realm_move_messages_within_stream_limit_seconds(
                d.pop("realm_move_messages_within_stream_limit_seconds", UNSET)
            )
        )

        def _parse_realm_move_messages_between_streams_limit_seconds(
            data: object,
        ) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        realm_move_messages_between_streams_limit_seconds = (
            _parse_realm_move_messages_between_streams_limit_seconds(
                d.pop("realm_move_messages_between_streams_limit_seconds", UNSET)
            )
        )

        _realm_topics_policy = d.pop("realm_topics_policy", UNSET)
        realm_topics_policy: RegisterResponseRealmTopicsPolicy | Unset
        if isinstance(_realm_topics_policy, Unset):
            realm_topics_policy = UNSET
        else:
            realm_topics_policy = RegisterResponseRealmTopicsPolicy(
                _realm_topics_policy
            )

        realm_mandatory_topics = d.pop("realm_mandatory_topics", UNSET)

        realm_message_retention_days = d.pop("realm_message_retention_days", UNSET)

        realm_new_stream_announcements_stream_id = d.pop(
            "realm_new_stream_announcements_stream_id", UNSET
        )

        realm_send_channel_events_messages = d.pop(
            "realm_send_channel_events_messages", UNSET
        )

        realm_welcome_message_custom_text = d.pop(
            "realm_welcome_message_custom_text", UNSET
        )

        def _parse_realm_can_access_all_users_group(
            data: object,
        ) -> GroupSettingValueType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_value_type_1 = (
                    GroupSettingValueType1.from_dict(data)
                )

                return componentsschemas_group_setting_value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingValueType1 | int | Unset, data)

        realm_can_access_all_users_group = _parse_realm_can_access_all_users_group(
            d.pop("realm_can_access_all_users_group", UNSET)
        )

        def _parse_realm_can_add_custom_emoji_group(
            data: object,
        ) -> GroupSettingValueType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_value_type_1 = (
                    GroupSettingValueType1.from_dict(data)
                )

                return componentsschemas_group_setting_value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingValueType1 | int | Unset, data)

        realm_can_add_custom_emoji_group = _parse_realm_can_add_custom_emoji_group(
            d.pop("realm_can_add_custom_emoji_group", UNSET)
        )

        def _parse_realm_can_add_subscribers_group(
            data: object,
        ) -> GroupSettingValueType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_value_type_1 = (
                    GroupSettingValueType1.from_dict(data)
                )

                return componentsschemas_group_setting_value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingValueType1 | int | Unset, data)

        realm_can_add_subscribers_group = _parse_realm_can_add_subscribers_group(
            d.pop("realm_can_add_subscribers_group", UNSET)
        )

        def _parse_realm_can_create_groups(
            data: object,
        ) -> GroupSettingValueType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_value_type_1 = (
                    GroupSettingValueType1.from_dict(data)
                )

                return componentsschemas_group_setting_value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingValueType1 | int | Unset, data)

        realm_can_create_groups = _parse_realm_can_create_groups(
            d.pop("realm_can_create_groups", UNSET)
        )

        def _parse_realm_can_create_private_channel_group(
            data: object,
        ) -> GroupSettingValueType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_value_type_1 = (
                    GroupSettingValueType1.from_dict(data)
                )

                return componentsschemas_group_setting_value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingValueType1 | int | Unset, data)

        realm_can_create_private_channel_group = (
            _parse_realm_can_create_private_channel_group(
                d.pop("realm_can_create_private_channel_group", UNSET)
            )
        )

        def _parse_realm_can_create_public_channel_group(
            data: object,
        ) -> GroupSettingValueType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_value_type_1 = (
                    GroupSettingValueType1.from_dict(data)
                )

                return componentsschemas_group_setting_value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingValueType1 | int | Unset, data)

        realm_can_create_public_channel_group = (
            _parse_realm_can_create_public_channel_group(
                d.pop("realm_can_create_public_channel_group", UNSET)
            )
        )

        def _parse_realm_can_create_web_public_channel_group(
            data: object,
        ) -> GroupSettingValueType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_value_type_1 = (
                    GroupSettingValueType1.from_dict(data)
                )

                return componentsschemas_group_setting_value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingValueType1 | int | Unset, data)

        realm_can_create_web_public_channel_group = (
            _parse_realm_can_create_web_public_channel_group(
                d.pop("realm_can_create_web_public_channel_group", UNSET)
            )
        )

        def _parse_realm_can_delete_any_message_group(
            data: object,
        ) -> GroupSettingValueType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_value_type_1 = (
                    GroupSettingValueType1.from_dict(data)
                )

                return componentsschemas_group_setting_value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingValueType1 | int | Unset, data)

        realm_can_delete_any_message_group = _parse_realm_can_delete_any_message_group(
            d.pop("realm_can_delete_any_message_group", UNSET)
        )

        def _parse_realm_can_delete_own_message_group(
            data: object,
        ) -> GroupSettingValueType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_value_type_1 = (
                    GroupSettingValueType1.from_dict(data)
                )

                return componentsschemas_group_setting_value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingValueType1 | int | Unset, data)

        realm_can_delete_own_message_group = _parse_realm_can_delete_own_message_group(
            d.pop("realm_can_delete_own_message_group", UNSET)
        )

        def _parse_realm_can_invite_users_group(
            data: object,
        ) -> GroupSettingValueType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_value_type_1 = (
                    GroupSettingValueType1.from_dict(data)
                )

                return componentsschemas_group_setting_value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingValueType1 | int | Unset, data)

        realm_can_invite_users_group = _parse_realm_can_invite_users_group(
            d.pop("realm_can_invite_users_group", UNSET)
        )

        def _parse_realm_can_manage_all_groups(
            data: object,
        ) -> GroupSettingValueType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_value_type_1 = (
                    GroupSettingValueType1.from_dict(data)
                )

                return componentsschemas_group_setting_value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingValueType1 | int | Unset, data)

        realm_can_manage_all_groups = _parse_realm_can_manage_all_groups(
            d.pop("realm_can_manage_all_groups", UNSET)
        )

        def _parse_realm_can_mention_many_users_group(
            data: object,
        ) -> GroupSettingValueType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_value_type_1 = (
                    GroupSettingValueType1.from_dict(data)
                )

                return componentsschemas_group_setting_value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingValueType1 | int | Unset, data)

        realm_can_mention_many_users_group = _parse_realm_can_mention_many_users_group(
            d.pop("realm_can_mention_many_users_group", UNSET)
        )

        def _parse_realm_can_move_messages_between_channels_group(
            data: object,
        ) -> GroupSettingValueType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_value_type_1 = (
                    GroupSettingValueType1.from_dict(data)
                )

                return componentsschemas_group_setting_value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingValueType1 | int | Unset, data)

        realm_can_move_messages_between_channels_group = (
            _parse_realm_can_move_messages_between_channels_group(
                d.pop("realm_can_move_messages_between_channels_group", UNSET)
            )
        )

        def _parse_realm_can_move_messages_between_topics_group(
            data: object,
        ) -> GroupSettingValueType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_value_type_1 = (
                    GroupSettingValueType1.from_dict(data)
                )

                return componentsschemas_group_setting_value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingValueType1 | int | Unset, data)

        realm_can_move_messages_between_topics_group = (
            _parse_realm_can_move_messages_between_topics_group(
                d.pop("realm_can_move_messages_between_topics_group", UNSET)
            )
        )

        def _parse_realm_can_resolve_topics_group(
            data: object,
        ) -> GroupSettingValueType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_value_type_1 = (
                    GroupSettingValueType1.from_dict(data)
                )

                return componentsschemas_group_setting_value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingValueType1 | int | Unset, data)

        realm_can_resolve_topics_group = _parse_realm_can_resolve_topics_group(
            d.pop("realm_can_resolve_topics_group", UNSET)
        )

        def _parse_realm_can_set_delete_message_policy_group(
            data: object,
        ) -> GroupSettingValueType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_value_type_1 = (
                    GroupSettingValueType1.from_dict(data)
                )

                return componentsschemas_group_setting_value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingValueType1 | int | Unset, data)

        realm_can_set_delete_message_policy_group = (
            _parse_realm_can_set_delete_message_policy_group(
                d.pop("realm_can_set_delete_message_policy_group", UNSET)
            )
        )

        def _parse_realm_can_set_topics_policy_group(
            data: object,
        ) -> GroupSettingValueType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_value_type_1 = (
                    GroupSettingValueType1.from_dict(data)
                )

                return componentsschemas_group_setting_value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingValueType1 | int | Unset, data)

        realm_can_set_topics_policy_group = _parse_realm_can_set_topics_policy_group(
            d.pop("realm_can_set_topics_policy_group", UNSET)
        )

        def _parse_realm_create_multiuse_invite_group(
            data: object,
        ) -> GroupSettingValueType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_value_type_1 = (
                    GroupSettingValueType1.from_dict(data)
                )

                return componentsschemas_group_setting_value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingValueType1 | int | Unset, data)

        realm_create_multiuse_invite_group = _parse_realm_create_multiuse_invite_group(
            d.pop("realm_create_multiuse_invite_group", UNSET)
        )

        def _parse_realm_direct_message_initiator_group(
            data: object,
        ) -> GroupSettingValueType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_value_type_1 = (
                    GroupSettingValueType1.from_dict(data)
                )

                return componentsschemas_group_setting_value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingValueType1 | int | Unset, data)

        realm_direct_message_initiator_group = (
            _parse_realm_direct_message_initiator_group(
                d.pop("realm_direct_message_initiator_group", UNSET)
            )
        )

        def _parse_realm_direct_message_permission_group(
            data: object,
        ) -> GroupSettingValueType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_value_type_1 = (
                    GroupSettingValueType1.from_dict(data)
                )

                return componentsschemas_group_setting_value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingValueType1 | int | Unset, data)

        realm_direct_message_permission_group = (
            _parse_realm_direct_message_permission_group(
                d.pop("realm_direct_message_permission_group", UNSET)
            )
        )

        register_response = cls(
            result=result,
            msg=msg,
            queue_id=queue_id,
            last_event_id=last_event_id,
            service_feature_level=service_feature_level,
            service_version=service_version,
            service_merge_base=service_merge_base,
            idle_queue_timeout_secs=idle_queue_timeout_secs,
            ignored_parameters_unsupported=ignored_parameters_unsupported,
            alert_words=alert_words,
            custom_profile_fields=custom_profile_fields,
            custom_profile_field_types=custom_profile_field_types,
            realm_default_streams=realm_default_streams,
            devices=devices,
            drafts=drafts,
            muted_users=muted_users,
            navigation_views=navigation_views,
            onboarding_steps=onboarding_steps,
            reminders=reminders,
            saved_snippets=saved_snippets,
            scheduled_messages=scheduled_messages,
            starred_messages=starred_messages,
            stop_words=stop_words,
            user_topics=user_topics,
            max_message_id=max_message_id,
            unread_msgs=unread_msgs,
            recent_private_conversations=recent_private_conversations,
            presences=presences,
            presence_last_update_id=presence_last_update_id,
            server_timestamp=server_timestamp,
            user_status=user_status,
            subscriptions=subscriptions,
            unsubscribed=unsubscribed,
            never_subscribed=never_subscribed,
            streams=streams,
            channel_folders=channel_folders,
            user_settings=user_settings,
            realm_user_settings_defaults=realm_user_settings_defaults,
            realm_users=realm_users,
            realm_non_active_users=realm_non_active_users,
            cross_realm_bots=cross_realm_bots,
            realm_bots=realm_bots,
            realm_user_groups=realm_user_groups,
            user_id=user_id,
            email=email,
            delivery_email=delivery_email,
            full_name=full_name,
            avatar_source=avatar_source,
            avatar_url=avatar_url,
            avatar_url_medium=avatar_url_medium,
            is_owner=is_owner,
            is_admin=is_admin,
            is_moderator=is_moderator,
            is_guest=is_guest,
            realm_domains=realm_domains,
            realm_emoji=realm_emoji,
            realm_linkifiers=realm_linkifiers,
            realm_filters=realm_filters,
            realm_playgrounds=realm_playgrounds,
            max_message_length=max_message_length,
            max_topic_length=max_topic_length,
            max_stream_name_length=max_stream_name_length,
            max_stream_description_length=max_stream_description_length,
            max_channel_folder_name_length=max_channel_folder_name_length,
            max_channel_folder_description_length=max_channel_folder_description_length,
            max_reminder_note_length=max_reminder_note_length,
            max_bulk_new_subscription_messages=max_bulk_new_subscription_messages,
            max_file_upload_size_mib=max_file_upload_size_mib,
            max_avatar_file_size_mib=max_avatar_file_size_mib,
            max_icon_file_size_mib=max_icon_file_size_mib,
            max_logo_file_size_mib=max_logo_file_size_mib,
            realm_upload_quota_mib=realm_upload_quota_mib,
            password_min_length=password_min_length,
            password_max_length=password_max_length,
            password_min_guesses=password_min_guesses,
            event_queue_longpoll_timeout_seconds=event_queue_longpoll_timeout_seconds,
            server_generation=server_generation,
            server_presence_ping_interval_seconds=server_presence_ping_interval_seconds,
            server_presence_offline_threshold_seconds=server_presence_offline_threshold_seconds,
            server_typing_started_expiry_period_milliseconds=server_typing_started_expiry_period_milliseconds,
            server_typing_started_wait_period_milliseconds=server_typing_started_wait_period_milliseconds,
            server_typing_stopped_wait_period_milliseconds=server_typing_stopped_wait_period_milliseconds,
            server_emoji_data_url=server_emoji_data_url,
            server_web_public_streams_enabled=server_web_public_streams_enabled,
            server_supported_permission_settings=server_supported_permission_settings,
            jitsi_server_url=jitsi_server_url,
            realm_jitsi_server_url=realm_jitsi_server_url,
            server_jitsi_server_url=server_jitsi_server_url,
            realm_url=realm_url,
            realm_uri=realm_uri,
            realm_empty_topic_display_name=realm_empty_topic_display_name,
            realm_name=realm_name,
            realm_description=realm_description,
            realm_rendered_description=realm_rendered_description,
            realm_icon_url=realm_icon_url,
            realm_icon_source=realm_icon_source,
            realm_logo_url=realm_logo_url,
            realm_logo_source=realm_logo_source,
            realm_night_logo_url=realm_night_logo_url,
            realm_night_logo_source=realm_night_logo_source,
            realm_email_auth_enabled=realm_email_auth_enabled,
            realm_default_language=realm_default_language,
            realm_waiting_period_threshold=realm_waiting_period_threshold,
            realm_enable_spectator_access=realm_enable_spectator_access,
            realm_invite_required=realm_invite_required,
            realm_emails_restricted_to_domains=realm_emails_restricted_to_domains,
            realm_disallow_disposable_email_addresses=realm_disallow_disposable_email_addresses,
            realm_name_changes_disabled=realm_name_changes_disabled,
            realm_email_changes_disabled=realm_email_changes_disabled,
            realm_require_unique_names=realm_require_unique_names,
            realm_presence_disabled=realm_presence_disabled,
            realm_allow_message_editing=realm_allow_message_editing,
            realm_message_content_edit_limit_seconds=realm_message_content_edit_limit_seconds,
            realm_message_content_delete_limit_seconds=realm_message_content_delete_limit_seconds,
            realm_move_messages_within_stream_limit_seconds=realm_move_messages_within_stream_limit_seconds,
            realm_move_messages_between_streams_limit_seconds=realm_move_messages_between_streams_limit_seconds,
            realm_topics_policy=realm_topics_policy,
            realm_mandatory_topics=realm_mandatory_topics,
            realm_message_retention_days=realm_message_retention_days,
            realm_new_stream_announcements_stream_id=realm_new_stream_announcements_stream_id,
            realm_send_channel_events_messages=realm_send_channel_events_messages,
            realm_welcome_message_custom_text=realm_welcome_message_custom_text,
            realm_can_access_all_users_group=realm_can_access_all_users_group,
            realm_can_add_custom_emoji_group=realm_can_add_custom_emoji_group,
            realm_can_add_subscribers_group=realm_can_add_subscribers_group,
            realm_can_create_groups=realm_can_create_groups,
            realm_can_create_private_channel_group=realm_can_create_private_channel_group,
            realm_can_create_public_channel_group=realm_can_create_public_channel_group,
            realm_can_create_web_public_channel_group=realm_can_create_web_public_channel_group,
            realm_can_delete_any_message_group=realm_can_delete_any_message_group,
            realm_can_delete_own_message_group=realm_can_delete_own_message_group,
            realm_can_invite_users_group=realm_can_invite_users_group,
            realm_can_manage_all_groups=realm_can_manage_all_groups,
            realm_can_mention_many_users_group=realm_can_mention_many_users_group,
            realm_can_move_messages_between_channels_group=realm_can_move_messages_between_channels_group,
            realm_can_move_messages_between_topics_group=realm_can_move_messages_between_topics_group,
            realm_can_resolve_topics_group=realm_can_resolve_topics_group,
            realm_can_set_delete_message_policy_group=realm_can_set_delete_message_policy_group,
            realm_can_set_topics_policy_group=realm_can_set_topics_policy_group,
            realm_create_multiuse_invite_group=realm_create_multiuse_invite_group,
            realm_direct_message_initiator_group=realm_direct_message_initiator_group,
            realm_direct_message_permission_group=realm_direct_message_permission_group,
        )

        return register_response
