from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.msg import Msg
from ..models.result import Result
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.alert_words_event import AlertWordsEvent
    from ..models.attachment_add_or_update_event import AttachmentAddOrUpdateEvent
    from ..models.attachment_remove_event import AttachmentRemoveEvent
    from ..models.channel_folder_add_event import ChannelFolderAddEvent
    from ..models.channel_folder_reorder_event import ChannelFolderReorderEvent
    from ..models.channel_folder_update_event import ChannelFolderUpdateEvent
    from ..models.custom_profile_fields_event import CustomProfileFieldsEvent
    from ..models.default_streams_event import DefaultStreamsEvent
    from ..models.delete_channel_message_event import DeleteChannelMessageEvent
    from ..models.delete_channel_messages_event import DeleteChannelMessagesEvent
    from ..models.delete_direct_message_event import DeleteDirectMessageEvent
    from ..models.delete_direct_messages_event import DeleteDirectMessagesEvent
    from ..models.device_add_or_remove_event import DeviceAddOrRemoveEvent
    from ..models.device_update_event import DeviceUpdateEvent
    from ..models.drafts_add_event import DraftsAddEvent
    from ..models.drafts_remove_event import DraftsRemoveEvent
    from ..models.drafts_update_event import DraftsUpdateEvent
    from ..models.heartbeat_event import HeartbeatEvent
    from ..models.invites_changed_event import InvitesChangedEvent
    from ..models.message_event import MessageEvent
    from ..models.muted_users_event import MutedUsersEvent
    from ..models.navigation_view_add_event import NavigationViewAddEvent
    from ..models.navigation_view_remove_event import NavigationViewRemoveEvent
    from ..models.navigation_view_update_event import NavigationViewUpdateEvent
    from ..models.onboarding_steps_event import OnboardingStepsEvent
    from ..models.presence_legacy_event import PresenceLegacyEvent
    from ..models.presence_modern_event import PresenceModernEvent
    from ..models.reaction_event import ReactionEvent
    from ..models.realm_bot_add_event import RealmBotAddEvent
    from ..models.realm_bot_delete_event import RealmBotDeleteEvent
    from ..models.realm_bot_update_event import RealmBotUpdateEvent
    from ..models.realm_deactivated_event import RealmDeactivatedEvent
    from ..models.realm_domains_add_or_change_event import RealmDomainsAddOrChangeEvent
    from ..models.realm_domains_remove_event import RealmDomainsRemoveEvent
    from ..models.realm_emoji_add_event import RealmEmojiAddEvent
    from ..models.realm_emoji_update_event import RealmEmojiUpdateEvent
    from ..models.realm_emoji_update_one_event import RealmEmojiUpdateOneEvent
    from ..models.realm_export_event import RealmExportEvent
    from ..models.realm_flag_update_event import RealmFlagUpdateEvent
    from ..models.realm_icon_update_event import RealmIconUpdateEvent
    from ..models.realm_linkifiers_event import RealmLinkifiersEvent
    from ..models.realm_logo_update_event import RealmLogoUpdateEvent
    from ..models.realm_night_logo_update_event import RealmNightLogoUpdateEvent
    from ..models.realm_number_update_event import RealmNumberUpdateEvent
    from ..models.realm_playgrounds_event import RealmPlaygroundsEvent
    from ..models.realm_settings_update_event import RealmSettingsUpdateEvent
    from ..models.realm_text_update_event import RealmTextUpdateEvent
    from ..models.realm_user_add_event import RealmUserAddEvent
    from ..models.realm_user_remove_event import RealmUserRemoveEvent
    from ..models.realm_user_settings_defaults_flag_event import (
        RealmUserSettingsDefaultsFlagEvent,
    )
    from ..models.realm_user_settings_defaults_number_event import (
        RealmUserSettingsDefaultsNumberEvent,
    )
    from ..models.realm_user_settings_defaults_text_event import (
        RealmUserSettingsDefaultsTextEvent,
    )
    from ..models.realm_user_update_event import RealmUserUpdateEvent
    from ..models.reminders_add_event import RemindersAddEvent
    from ..models.reminders_remove_event import RemindersRemoveEvent
    from ..models.restart_event import RestartEvent
    from ..models.saved_snippets_add_or_update_event import (
        SavedSnippetsAddOrUpdateEvent,
    )
    from ..models.saved_snippets_remove_event import SavedSnippetsRemoveEvent
    from ..models.scheduled_messages_add_event import ScheduledMessagesAddEvent
    from ..models.scheduled_messages_remove_event import ScheduledMessagesRemoveEvent
    from ..models.scheduled_messages_update_event import ScheduledMessagesUpdateEvent
    from ..models.stream_create_event import StreamCreateEvent
    from ..models.stream_delete_event import StreamDeleteEvent
    from ..models.stream_description_update_event import StreamDescriptionUpdateEvent
    from ..models.stream_flag_update_event import StreamFlagUpdateEvent
    from ..models.stream_number_update_event import StreamNumberUpdateEvent
    from ..models.stream_permission_update_event import StreamPermissionUpdateEvent
    from ..models.stream_privacy_update_event import StreamPrivacyUpdateEvent
    from ..models.stream_text_update_event import StreamTextUpdateEvent
    from ..models.submessage_event import SubmessageEvent
    from ..models.subscription_add_event import SubscriptionAddEvent
    from ..models.subscription_color_update_event import SubscriptionColorUpdateEvent
    from ..models.subscription_flag_update_event import SubscriptionFlagUpdateEvent
    from ..models.subscription_notifications_update_event import (
        SubscriptionNotificationsUpdateEvent,
    )
    from ..models.subscription_peers_event import SubscriptionPeersEvent
    from ..models.subscription_remove_event import SubscriptionRemoveEvent
    from ..models.typing_channel_message_event import TypingChannelMessageEvent
    from ..models.typing_direct_message_event import TypingDirectMessageEvent
    from ..models.typing_edit_message_event import TypingEditMessageEvent
    from ..models.update_message_event import UpdateMessageEvent
    from ..models.update_message_flags_add_event import UpdateMessageFlagsAddEvent
    from ..models.update_message_flags_remove_event import UpdateMessageFlagsRemoveEvent
    from ..models.user_group_add_event import UserGroupAddEvent
    from ..models.user_group_members_event import UserGroupMembersEvent
    from ..models.user_group_remove_event import UserGroupRemoveEvent
    from ..models.user_group_subgroups_event import UserGroupSubgroupsEvent
    from ..models.user_group_update_event import UserGroupUpdateEvent
    from ..models.user_settings_flag_event import UserSettingsFlagEvent
    from ..models.user_settings_language_event import UserSettingsLanguageEvent
    from ..models.user_settings_number_event import UserSettingsNumberEvent
    from ..models.user_settings_text_event import UserSettingsTextEvent
    from ..models.user_status_event import UserStatusEvent
    from ..models.user_topic_event import UserTopicEvent
    from ..models.web_reload_client_event import WebReloadClientEvent


T = TypeVar("T", bound="GetEventsResponse")


@_attrs_define
class GetEventsResponse:
    """
    Attributes:
        result (Result):
        msg (Msg): Empty on success.
        queue_id (str): The queue that was read or registered.
        events (list[AlertWordsEvent | AttachmentAddOrUpdateEvent | AttachmentRemoveEvent | ChannelFolderAddEvent |
            ChannelFolderReorderEvent | ChannelFolderUpdateEvent | CustomProfileFieldsEvent | DefaultStreamsEvent |
            DeleteChannelMessageEvent | DeleteChannelMessagesEvent | DeleteDirectMessageEvent | DeleteDirectMessagesEvent |
            DeviceAddOrRemoveEvent | DeviceUpdateEvent | DraftsAddEvent | DraftsRemoveEvent | DraftsUpdateEvent |
            HeartbeatEvent | InvitesChangedEvent | MessageEvent | MutedUsersEvent | NavigationViewAddEvent |
            NavigationViewRemoveEvent | NavigationViewUpdateEvent | OnboardingStepsEvent | PresenceLegacyEvent |
            PresenceModernEvent | ReactionEvent | RealmBotAddEvent | RealmBotDeleteEvent | RealmBotUpdateEvent |
            RealmDeactivatedEvent | RealmDomainsAddOrChangeEvent | RealmDomainsRemoveEvent | RealmEmojiAddEvent |
            RealmEmojiUpdateEvent | RealmEmojiUpdateOneEvent | RealmExportEvent | RealmFlagUpdateEvent |
            RealmIconUpdateEvent | RealmLinkifiersEvent | RealmLogoUpdateEvent | RealmNightLogoUpdateEvent |
            RealmNumberUpdateEvent | RealmPlaygroundsEvent | RealmSettingsUpdateEvent | RealmTextUpdateEvent |
            RealmUserAddEvent | RealmUserRemoveEvent | RealmUserSettingsDefaultsFlagEvent |
            RealmUserSettingsDefaultsNumberEvent | RealmUserSettingsDefaultsTextEvent | RealmUserUpdateEvent |
            RemindersAddEvent | RemindersRemoveEvent | RestartEvent | SavedSnippetsAddOrUpdateEvent |
            SavedSnippetsRemoveEvent | ScheduledMessagesAddEvent | ScheduledMessagesRemoveEvent |
            ScheduledMessagesUpdateEvent | StreamCreateEvent | StreamDeleteEvent | StreamDescriptionUpdateEvent |
            StreamFlagUpdateEvent | StreamNumberUpdateEvent | StreamPermissionUpdateEvent | StreamPrivacyUpdateEvent |
            StreamTextUpdateEvent | SubmessageEvent | SubscriptionAddEvent | SubscriptionColorUpdateEvent |
            SubscriptionFlagUpdateEvent | SubscriptionNotificationsUpdateEvent | SubscriptionPeersEvent |
            SubscriptionRemoveEvent | TypingChannelMessageEvent | TypingDirectMessageEvent | TypingEditMessageEvent |
            UpdateMessageEvent | UpdateMessageFlagsAddEvent | UpdateMessageFlagsRemoveEvent | UserGroupAddEvent |
            UserGroupMembersEvent | UserGroupRemoveEvent | UserGroupSubgroupsEvent | UserGroupUpdateEvent |
            UserSettingsFlagEvent | UserSettingsLanguageEvent | UserSettingsNumberEvent | UserSettingsTextEvent |
            UserStatusEvent | UserTopicEvent | WebReloadClientEvent]): In the order of their IDs. Empty only with
            `dont_block`, or when another read released this one.
        ignored_parameters_unsupported (list[str] | Unset): Parameters of the request that the operation does not
            support, or that are of no effect beside the others; absent when there
            are none.
            **Changes**: on success from feature level 167.
    """

    result: Result
    msg: Msg
    queue_id: str
    events: list[
        AlertWordsEvent
        | AttachmentAddOrUpdateEvent
        | AttachmentRemoveEvent
        | ChannelFolderAddEvent
        | ChannelFolderReorderEvent
        | ChannelFolderUpdateEvent
        | CustomProfileFieldsEvent
        | DefaultStreamsEvent
        | DeleteChannelMessageEvent
        | DeleteChannelMessagesEvent
        | DeleteDirectMessageEvent
        | DeleteDirectMessagesEvent
        | DeviceAddOrRemoveEvent
        | DeviceUpdateEvent
        | DraftsAddEvent
        | DraftsRemoveEvent
        | DraftsUpdateEvent
        | HeartbeatEvent
        | InvitesChangedEvent
        | MessageEvent
        | MutedUsersEvent
        | NavigationViewAddEvent
        | NavigationViewRemoveEvent
        | NavigationViewUpdateEvent
        | OnboardingStepsEvent
        | PresenceLegacyEvent
        | PresenceModernEvent
        | ReactionEvent
        | RealmBotAddEvent
        | RealmBotDeleteEvent
        | RealmBotUpdateEvent
        | RealmDeactivatedEvent
        | RealmDomainsAddOrChangeEvent
        | RealmDomainsRemoveEvent
        | RealmEmojiAddEvent
        | RealmEmojiUpdateEvent
        | RealmEmojiUpdateOneEvent
        | RealmExportEvent
        | RealmFlagUpdateEvent
        | RealmIconUpdateEvent
        | RealmLinkifiersEvent
        | RealmLogoUpdateEvent
        | RealmNightLogoUpdateEvent
        | RealmNumberUpdateEvent
        | RealmPlaygroundsEvent
        | RealmSettingsUpdateEvent
        | RealmTextUpdateEvent
        | RealmUserAddEvent
        | RealmUserRemoveEvent
        | RealmUserSettingsDefaultsFlagEvent
        | RealmUserSettingsDefaultsNumberEvent
        | RealmUserSettingsDefaultsTextEvent
        | RealmUserUpdateEvent
        | RemindersAddEvent
        | RemindersRemoveEvent
        | RestartEvent
        | SavedSnippetsAddOrUpdateEvent
        | SavedSnippetsRemoveEvent
        | ScheduledMessagesAddEvent
        | ScheduledMessagesRemoveEvent
        | ScheduledMessagesUpdateEvent
        | StreamCreateEvent
        | StreamDeleteEvent
        | StreamDescriptionUpdateEvent
        | StreamFlagUpdateEvent
        | StreamNumberUpdateEvent
        | StreamPermissionUpdateEvent
        | StreamPrivacyUpdateEvent
        | StreamTextUpdateEvent
        | SubmessageEvent
        | SubscriptionAddEvent
        | SubscriptionColorUpdateEvent
        | SubscriptionFlagUpdateEvent
        | SubscriptionNotificationsUpdateEvent
        | SubscriptionPeersEvent
        | SubscriptionRemoveEvent
        | TypingChannelMessageEvent
        | TypingDirectMessageEvent
        | TypingEditMessageEvent
        | UpdateMessageEvent
        | UpdateMessageFlagsAddEvent
        | UpdateMessageFlagsRemoveEvent
        | UserGroupAddEvent
        | UserGroupMembersEvent
        | UserGroupRemoveEvent
        | UserGroupSubgroupsEvent
        | UserGroupUpdateEvent
        | UserSettingsFlagEvent
        | UserSettingsLanguageEvent
        | UserSettingsNumberEvent
        | UserSettingsTextEvent
        | UserStatusEvent
        | UserTopicEvent
        | WebReloadClientEvent
    ]
    ignored_parameters_unsupported: list[str] | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.alert_words_event import AlertWordsEvent
        from ..models.attachment_add_or_update_event import AttachmentAddOrUpdateEvent
        from ..models.attachment_remove_event import AttachmentRemoveEvent
        from ..models.channel_folder_add_event import ChannelFolderAddEvent
        from ..models.channel_folder_reorder_event import ChannelFolderReorderEvent
        from ..models.channel_folder_update_event import ChannelFolderUpdateEvent
        from ..models.custom_profile_fields_event import CustomProfileFieldsEvent
        from ..models.default_streams_event import DefaultStreamsEvent
        from ..models.delete_channel_message_event import DeleteChannelMessageEvent
        from ..models.delete_channel_messages_event import DeleteChannelMessagesEvent
        from ..models.delete_direct_message_event import DeleteDirectMessageEvent
        from ..models.delete_direct_messages_event import DeleteDirectMessagesEvent
        from ..models.device_add_or_remove_event import DeviceAddOrRemoveEvent
        from ..models.device_update_event import DeviceUpdateEvent
        from ..models.drafts_add_event import DraftsAddEvent
        from ..models.drafts_remove_event import DraftsRemoveEvent
        from ..models.drafts_update_event import DraftsUpdateEvent
        from ..models.heartbeat_event import HeartbeatEvent
        from ..models.invites_changed_event import InvitesChangedEvent
        from ..models.message_event import MessageEvent
        from ..models.muted_users_event import MutedUsersEvent
        from ..models.navigation_view_add_event import NavigationViewAddEvent
        from ..models.navigation_view_remove_event import NavigationViewRemoveEvent
        from ..models.navigation_view_update_event import NavigationViewUpdateEvent
        from ..models.onboarding_steps_event import OnboardingStepsEvent
        from ..models.presence_legacy_event import PresenceLegacyEvent
        from ..models.presence_modern_event import PresenceModernEvent
        from ..models.reaction_event import ReactionEvent
        from ..models.realm_bot_add_event import RealmBotAddEvent
        from ..models.realm_bot_delete_event import RealmBotDeleteEvent
        from ..models.realm_bot_update_event import RealmBotUpdateEvent
        from ..models.realm_deactivated_event import RealmDeactivatedEvent
        from ..models.realm_domains_add_or_change_event import (
            RealmDomainsAddOrChangeEvent,
        )
        from ..models.realm_domains_remove_event import RealmDomainsRemoveEvent
        from ..models.realm_emoji_add_event import RealmEmojiAddEvent
        from ..models.realm_emoji_update_event import RealmEmojiUpdateEvent
        from ..models.realm_emoji_update_one_event import RealmEmojiUpdateOneEvent
        from ..models.realm_export_event import RealmExportEvent
        from ..models.realm_flag_update_event import RealmFlagUpdateEvent
        from ..models.realm_icon_update_event import RealmIconUpdateEvent
        from ..models.realm_linkifiers_event import RealmLinkifiersEvent
        from ..models.realm_logo_update_event import RealmLogoUpdateEvent
        from ..models.realm_night_logo_update_event import RealmNightLogoUpdateEvent
        from ..models.realm_number_update_event import RealmNumberUpdateEvent
        from ..models.realm_playgrounds_event import RealmPlaygroundsEvent
        from ..models.realm_settings_update_event import RealmSettingsUpdateEvent
        from ..models.realm_text_update_event import RealmTextUpdateEvent
        from ..models.realm_user_add_event import RealmUserAddEvent
        from ..models.realm_user_remove_event import RealmUserRemoveEvent
        from ..models.realm_user_settings_defaults_flag_event import (
            RealmUserSettingsDefaultsFlagEvent,
        )
        from ..models.realm_user_settings_defaults_number_event import (
            RealmUserSettingsDefaultsNumberEvent,
        )
        from ..models.realm_user_settings_defaults_text_event import (
            RealmUserSettingsDefaultsTextEvent,
        )
        from ..models.realm_user_update_event import RealmUserUpdateEvent
        from ..models.reminders_add_event import RemindersAddEvent
        from ..models.reminders_remove_event import RemindersRemoveEvent
        from ..models.restart_event import RestartEvent
        from ..models.saved_snippets_add_or_update_event import (
            SavedSnippetsAddOrUpdateEvent,
        )
        from ..models.saved_snippets_remove_event import SavedSnippetsRemoveEvent
        from ..models.scheduled_messages_add_event import ScheduledMessagesAddEvent
        from ..models.scheduled_messages_remove_event import (
            ScheduledMessagesRemoveEvent,
        )
        from ..models.scheduled_messages_update_event import (
            ScheduledMessagesUpdateEvent,
        )
        from ..models.stream_create_event import StreamCreateEvent
        from ..models.stream_delete_event import StreamDeleteEvent
        from ..models.stream_description_update_event import (
            StreamDescriptionUpdateEvent,
        )
        from ..models.stream_flag_update_event import StreamFlagUpdateEvent
        from ..models.stream_number_update_event import StreamNumberUpdateEvent
        from ..models.stream_permission_update_event import StreamPermissionUpdateEvent
        from ..models.stream_privacy_update_event import StreamPrivacyUpdateEvent
        from ..models.stream_text_update_event import StreamTextUpdateEvent
        from ..models.submessage_event import SubmessageEvent
        from ..models.subscription_add_event import SubscriptionAddEvent
        from ..models.subscription_color_update_event import (
            SubscriptionColorUpdateEvent,
        )
        from ..models.subscription_flag_update_event import SubscriptionFlagUpdateEvent
        from ..models.subscription_notifications_update_event import (
            SubscriptionNotificationsUpdateEvent,
        )
        from ..models.subscription_peers_event import SubscriptionPeersEvent
        from ..models.subscription_remove_event import SubscriptionRemoveEvent
        from ..models.typing_channel_message_event import TypingChannelMessageEvent
        from ..models.typing_direct_message_event import TypingDirectMessageEvent
        from ..models.typing_edit_message_event import TypingEditMessageEvent
        from ..models.update_message_event import UpdateMessageEvent
        from ..models.update_message_flags_add_event import UpdateMessageFlagsAddEvent
        from ..models.update_message_flags_remove_event import (
            UpdateMessageFlagsRemoveEvent,
        )
        from ..models.user_group_add_event import UserGroupAddEvent
        from ..models.user_group_members_event import UserGroupMembersEvent
        from ..models.user_group_remove_event import UserGroupRemoveEvent
        from ..models.user_group_subgroups_event import UserGroupSubgroupsEvent
        from ..models.user_group_update_event import UserGroupUpdateEvent
        from ..models.user_settings_flag_event import UserSettingsFlagEvent
        from ..models.user_settings_language_event import UserSettingsLanguageEvent
        from ..models.user_settings_number_event import UserSettingsNumberEvent
        from ..models.user_settings_text_event import UserSettingsTextEvent
        from ..models.user_status_event import UserStatusEvent
        from ..models.user_topic_event import UserTopicEvent

        result = self.result.value

        msg = self.msg.value

        queue_id = self.queue_id

        events = []
        for events_item_data in self.events:
            events_item: dict[str, Any]
            if (
                isinstance(events_item_data, AlertWordsEvent)
                or isinstance(events_item_data, AttachmentAddOrUpdateEvent)
                or isinstance(events_item_data, AttachmentRemoveEvent)
                or isinstance(events_item_data, ChannelFolderAddEvent)
                or isinstance(events_item_data, ChannelFolderUpdateEvent)
                or isinstance(events_item_data, ChannelFolderReorderEvent)
                or isinstance(events_item_data, CustomProfileFieldsEvent)
                or isinstance(events_item_data, DefaultStreamsEvent)
                or isinstance(events_item_data, DeleteChannelMessagesEvent)
                or isinstance(events_item_data, DeleteChannelMessageEvent)
                or isinstance(events_item_data, DeleteDirectMessagesEvent)
                or isinstance(events_item_data, DeleteDirectMessageEvent)
                or isinstance(events_item_data, DeviceAddOrRemoveEvent)
                or isinstance(events_item_data, DeviceUpdateEvent)
                or isinstance(events_item_data, DraftsAddEvent)
                or isinstance(events_item_data, DraftsUpdateEvent)
                or isinstance(events_item_data, DraftsRemoveEvent)
                or isinstance(events_item_data, HeartbeatEvent)
                or isinstance(events_item_data, InvitesChangedEvent)
                or isinstance(events_item_data, MessageEvent)
                or isinstance(events_item_data, MutedUsersEvent)
                or isinstance(events_item_data, NavigationViewAddEvent)
                or isinstance(events_item_data, NavigationViewUpdateEvent)
                or isinstance(events_item_data, NavigationViewRemoveEvent)
                or isinstance(events_item_data, OnboardingStepsEvent)
                or isinstance(events_item_data, PresenceModernEvent)
                or isinstance(events_item_data, PresenceLegacyEvent)
                or isinstance(events_item_data, ReactionEvent)
                or isinstance(events_item_data, RealmTextUpdateEvent)
                or isinstance(events_item_data, RealmFlagUpdateEvent)
                or isinstance(events_item_data, RealmNumberUpdateEvent)
                or isinstance(events_item_data, RealmSettingsUpdateEvent)
                or isinstance(events_item_data, RealmIconUpdateEvent)
                or isinstance(events_item_data, RealmLogoUpdateEvent)
                or isinstance(events_item_data, RealmNightLogoUpdateEvent)
                or isinstance(events_item_data, RealmDeactivatedEvent)
                or isinstance(events_item_data, RealmBotAddEvent)
                or isinstance(events_item_data, RealmBotUpdateEvent)
                or isinstance(events_item_data, RealmBotDeleteEvent)
                or isinstance(events_item_data, RealmDomainsAddOrChangeEvent)
                or isinstance(events_item_data, RealmDomainsRemoveEvent)
                or isinstance(events_item_data, RealmEmojiUpdateEvent)
                or isinstance(events_item_data, RealmEmojiAddEvent)
                or isinstance(events_item_data, RealmEmojiUpdateOneEvent)
                or isinstance(events_item_data, RealmExportEvent)
                or isinstance(events_item_data, RealmLinkifiersEvent)
                or isinstance(events_item_data, RealmPlaygroundsEvent)
                or isinstance(events_item_data, RealmUserAddEvent)
                or isinstance(events_item_data, RealmUserRemoveEvent)
                or isinstance(events_item_data, RealmUserUpdateEvent)
                or isinstance(events_item_data, RealmUserSettingsDefaultsFlagEvent)
                or isinstance(events_item_data, RealmUserSettingsDefaultsNumberEvent)
                or isinstance(events_item_data, RealmUserSettingsDefaultsTextEvent)
                or isinstance(events_item_data, RemindersAddEvent)
                or isinstance(events_item_data, RemindersRemoveEvent)
                or isinstance(events_item_data, RestartEvent)
                or isinstance(events_item_data, SavedSnippetsAddOrUpdateEvent)
                or isinstance(events_item_data, SavedSnippetsRemoveEvent)
                or isinstance(events_item_data, ScheduledMessagesAddEvent)
                or isinstance(events_item_data, ScheduledMessagesUpdateEvent)
                or isinstance(events_item_data, ScheduledMessagesRemoveEvent)
                or isinstance(events_item_data, StreamCreateEvent)
                or isinstance(events_item_data, StreamDeleteEvent)
                or isinstance(events_item_data, StreamDescriptionUpdateEvent)
                or isinstance(events_item_data, StreamPrivacyUpdateEvent)
                or isinstance(events_item_data, StreamTextUpdateEvent)
                or isinstance(events_item_data, StreamFlagUpdateEvent)
                or isinstance(events_item_data, StreamNumberUpdateEvent)
                or isinstance(events_item_data, StreamPermissionUpdateEvent)
                or isinstance(events_item_data, SubmessageEvent)
                or isinstance(events_item_data, SubscriptionAddEvent)
                or isinstance(events_item_data, SubscriptionRemoveEvent)
                or isinstance(events_item_data, SubscriptionColorUpdateEvent)
                or isinstance(events_item_data, SubscriptionFlagUpdateEvent)
                or isinstance(events_item_data, SubscriptionNotificationsUpdateEvent)
                or isinstance(events_item_data, SubscriptionPeersEvent)
                or isinstance(events_item_data, TypingDirectMessageEvent)
                or isinstance(events_item_data, TypingChannelMessageEvent)
                or isinstance(events_item_data, TypingEditMessageEvent)
                or isinstance(events_item_data, UpdateMessageEvent)
                or isinstance(events_item_data, UpdateMessageFlagsAddEvent)
                or isinstance(events_item_data, UpdateMessageFlagsRemoveEvent)
                or isinstance(events_item_data, UserGroupAddEvent)
                or isinstance(events_item_data, UserGroupUpdateEvent)
                or isinstance(events_item_data, UserGroupRemoveEvent)
                or isinstance(events_item_data, UserGroupMembersEvent)
                or isinstance(events_item_data, UserGroupSubgroupsEvent)
                or isinstance(events_item_data, UserSettingsLanguageEvent)
                or isinstance(events_item_data, UserSettingsFlagEvent)
                or isinstance(events_item_data, UserSettingsNumberEvent)
                or isinstance(events_item_data, UserSettingsTextEvent)
                or isinstance(events_item_data, UserStatusEvent)
                or isinstance(events_item_data, UserTopicEvent)
            ):
                events_item = events_item_data.to_dict()
            else:
                events_item = events_item_data.to_dict()

            events.append(events_item)

        ignored_parameters_unsupported: list[str] | Unset = UNSET
        if not isinstance(self.ignored_parameters_unsupported, Unset):
            ignored_parameters_unsupported = self.ignored_parameters_unsupported

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "result": result,
                "msg": msg,
                "queue_id": queue_id,
                "events": events,
            }
        )
        if ignored_parameters_unsupported is not UNSET:
            field_dict["ignored_parameters_unsupported"] = (
                ignored_parameters_unsupported
            )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.alert_words_event import AlertWordsEvent
        from ..models.attachment_add_or_update_event import AttachmentAddOrUpdateEvent
        from ..models.attachment_remove_event import AttachmentRemoveEvent
        from ..models.channel_folder_add_event import ChannelFolderAddEvent
        from ..models.channel_folder_reorder_event import ChannelFolderReorderEvent
        from ..models.channel_folder_update_event import ChannelFolderUpdateEvent
        from ..models.custom_profile_fields_event import CustomProfileFieldsEvent
        from ..models.default_streams_event import DefaultStreamsEvent
        from ..models.delete_channel_message_event import DeleteChannelMessageEvent
        from ..models.delete_channel_messages_event import DeleteChannelMessagesEvent
        from ..models.delete_direct_message_event import DeleteDirectMessageEvent
        from ..models.delete_direct_messages_event import DeleteDirectMessagesEvent
        from ..models.device_add_or_remove_event import DeviceAddOrRemoveEvent
        from ..models.device_update_event import DeviceUpdateEvent
        from ..models.drafts_add_event import DraftsAddEvent
        from ..models.drafts_remove_event import DraftsRemoveEvent
        from ..models.drafts_update_event import DraftsUpdateEvent
        from ..models.heartbeat_event import HeartbeatEvent
        from ..models.invites_changed_event import InvitesChangedEvent
        from ..models.message_event import MessageEvent
        from ..models.muted_users_event import MutedUsersEvent
        from ..models.navigation_view_add_event import NavigationViewAddEvent
        from ..models.navigation_view_remove_event import NavigationViewRemoveEvent
        from ..models.navigation_view_update_event import NavigationViewUpdateEvent
        from ..models.onboarding_steps_event import OnboardingStepsEvent
        from ..models.presence_legacy_event import PresenceLegacyEvent
        from ..models.presence_modern_event import PresenceModernEvent
        from ..models.reaction_event import ReactionEvent
        from ..models.realm_bot_add_event import RealmBotAddEvent
        from ..models.realm_bot_delete_event import RealmBotDeleteEvent
        from ..models.realm_bot_update_event import RealmBotUpdateEvent
        from ..models.realm_deactivated_event import RealmDeactivatedEvent
        from ..models.realm_domains_add_or_change_event import (
            RealmDomainsAddOrChangeEvent,
        )
        from ..models.realm_domains_remove_event import RealmDomainsRemoveEvent
        from ..models.realm_emoji_add_event import RealmEmojiAddEvent
        from ..models.realm_emoji_update_event import RealmEmojiUpdateEvent
        from ..models.realm_emoji_update_one_event import RealmEmojiUpdateOneEvent
        from ..models.realm_export_event import RealmExportEvent
        from ..models.realm_flag_update_event import RealmFlagUpdateEvent
        from ..models.realm_icon_update_event import RealmIconUpdateEvent
        from ..models.realm_linkifiers_event import RealmLinkifiersEvent
        from ..models.realm_logo_update_event import RealmLogoUpdateEvent
        from ..models.realm_night_logo_update_event import RealmNightLogoUpdateEvent
        from ..models.realm_number_update_event import RealmNumberUpdateEvent
        from ..models.realm_playgrounds_event import RealmPlaygroundsEvent
        from ..models.realm_settings_update_event import RealmSettingsUpdateEvent
        from ..models.realm_text_update_event import RealmTextUpdateEvent
        from ..models.realm_user_add_event import RealmUserAddEvent
        from ..models.realm_user_remove_event import RealmUserRemoveEvent
        from ..models.realm_user_settings_defaults_flag_event import (
            RealmUserSettingsDefaultsFlagEvent,
        )
        from ..models.realm_user_settings_defaults_number_event import (
            RealmUserSettingsDefaultsNumberEvent,
        )
        from ..models.realm_user_settings_defaults_text_event import (
            RealmUserSettingsDefaultsTextEvent,
        )
        from ..models.realm_user_update_event import RealmUserUpdateEvent
        from ..models.reminders_add_event import RemindersAddEvent
        from ..models.reminders_remove_event import RemindersRemoveEvent
        from ..models.restart_event import RestartEvent
        from ..models.saved_snippets_add_or_update_event import (
            SavedSnippetsAddOrUpdateEvent,
        )
        from ..models.saved_snippets_remove_event import SavedSnippetsRemoveEvent
        from ..models.scheduled_messages_add_event import ScheduledMessagesAddEvent
        from ..models.scheduled_messages_remove_event import (
            ScheduledMessagesRemoveEvent,
        )
        from ..models.scheduled_messages_update_event import (
            ScheduledMessagesUpdateEvent,
        )
        from ..models.stream_create_event import StreamCreateEvent
        from ..models.stream_delete_event import StreamDeleteEvent
        from ..models.stream_description_update_event import (
            StreamDescriptionUpdateEvent,
        )
        from ..models.stream_flag_update_event import StreamFlagUpdateEvent
        from ..models.stream_number_update_event import StreamNumberUpdateEvent
        from ..models.stream_permission_update_event import StreamPermissionUpdateEvent
        from ..models.stream_privacy_update_event import StreamPrivacyUpdateEvent
        from ..models.stream_text_update_event import StreamTextUpdateEvent
        from ..models.submessage_event import SubmessageEvent
        from ..models.subscription_add_event import SubscriptionAddEvent
        from ..models.subscription_color_update_event import (
            SubscriptionColorUpdateEvent,
        )
        from ..models.subscription_flag_update_event import SubscriptionFlagUpdateEvent
        from ..models.subscription_notifications_update_event import (
            SubscriptionNotificationsUpdateEvent,
        )
        from ..models.subscription_peers_event import SubscriptionPeersEvent
        from ..models.subscription_remove_event import SubscriptionRemoveEvent
        from ..models.typing_channel_message_event import TypingChannelMessageEvent
        from ..models.typing_direct_message_event import TypingDirectMessageEvent
        from ..models.typing_edit_message_event import TypingEditMessageEvent
        from ..models.update_message_event import UpdateMessageEvent
        from ..models.update_message_flags_add_event import UpdateMessageFlagsAddEvent
        from ..models.update_message_flags_remove_event import (
            UpdateMessageFlagsRemoveEvent,
        )
        from ..models.user_group_add_event import UserGroupAddEvent
        from ..models.user_group_members_event import UserGroupMembersEvent
        from ..models.user_group_remove_event import UserGroupRemoveEvent
        from ..models.user_group_subgroups_event import UserGroupSubgroupsEvent
        from ..models.user_group_update_event import UserGroupUpdateEvent
        from ..models.user_settings_flag_event import UserSettingsFlagEvent
        from ..models.user_settings_language_event import UserSettingsLanguageEvent
        from ..models.user_settings_number_event import UserSettingsNumberEvent
        from ..models.user_settings_text_event import UserSettingsTextEvent
        from ..models.user_status_event import UserStatusEvent
        from ..models.user_topic_event import UserTopicEvent
        from ..models.web_reload_client_event import WebReloadClientEvent

        d = dict(src_dict)
        result = Result(d.pop("result"))

        msg = Msg(d.pop("msg"))

        queue_id = d.pop("queue_id")

        events = []
        _events = d.pop("events")
        for events_item_data in _events:

            def _parse_events_item(
                data: object,
            ) -> (
                AlertWordsEvent
                | AttachmentAddOrUpdateEvent
                | AttachmentRemoveEvent
                | ChannelFolderAddEvent
                | ChannelFolderReorderEvent
                | ChannelFolderUpdateEvent
                | CustomProfileFieldsEvent
                | DefaultStreamsEvent
                | DeleteChannelMessageEvent
                | DeleteChannelMessagesEvent
                | DeleteDirectMessageEvent
                | DeleteDirectMessagesEvent
                | DeviceAddOrRemoveEvent
                | DeviceUpdateEvent
                | DraftsAddEvent
                | DraftsRemoveEvent
                | DraftsUpdateEvent
                | HeartbeatEvent
                | InvitesChangedEvent
                | MessageEvent
                | MutedUsersEvent
                | NavigationViewAddEvent
                | NavigationViewRemoveEvent
                | NavigationViewUpdateEvent
                | OnboardingStepsEvent
                | PresenceLegacyEvent
                | PresenceModernEvent
                | ReactionEvent
                | RealmBotAddEvent
                | RealmBotDeleteEvent
                | RealmBotUpdateEvent
                | RealmDeactivatedEvent
                | RealmDomainsAddOrChangeEvent
                | RealmDomainsRemoveEvent
                | RealmEmojiAddEvent
                | RealmEmojiUpdateEvent
                | RealmEmojiUpdateOneEvent
                | RealmExportEvent
                | RealmFlagUpdateEvent
                | RealmIconUpdateEvent
                | RealmLinkifiersEvent
                | RealmLogoUpdateEvent
                | RealmNightLogoUpdateEvent
                | RealmNumberUpdateEvent
                | RealmPlaygroundsEvent
                | RealmSettingsUpdateEvent
                | RealmTextUpdateEvent
                | RealmUserAddEvent
                | RealmUserRemoveEvent
                | RealmUserSettingsDefaultsFlagEvent
                | RealmUserSettingsDefaultsNumberEvent
                | RealmUserSettingsDefaultsTextEvent
                | RealmUserUpdateEvent
                | RemindersAddEvent
                | RemindersRemoveEvent
                | RestartEvent
                | SavedSnippetsAddOrUpdateEvent
                | SavedSnippetsRemoveEvent
                | ScheduledMessagesAddEvent
                | ScheduledMessagesRemoveEvent
                | ScheduledMessagesUpdateEvent
                | StreamCreateEvent
                | StreamDeleteEvent
                | StreamDescriptionUpdateEvent
                | StreamFlagUpdateEvent
                | StreamNumberUpdateEvent
                | StreamPermissionUpdateEvent
                | StreamPrivacyUpdateEvent
                | StreamTextUpdateEvent
                | SubmessageEvent
                | SubscriptionAddEvent
                | SubscriptionColorUpdateEvent
                | SubscriptionFlagUpdateEvent
                | SubscriptionNotificationsUpdateEvent
                | SubscriptionPeersEvent
                | SubscriptionRemoveEvent
                | TypingChannelMessageEvent
                | TypingDirectMessageEvent
                | TypingEditMessageEvent
                | UpdateMessageEvent
                | UpdateMessageFlagsAddEvent
                | UpdateMessageFlagsRemoveEvent
                | UserGroupAddEvent
                | UserGroupMembersEvent
                | UserGroupRemoveEvent
                | UserGroupSubgroupsEvent
                | UserGroupUpdateEvent
                | UserSettingsFlagEvent
                | UserSettingsLanguageEvent
                | UserSettingsNumberEvent
                | UserSettingsTextEvent
                | UserStatusEvent
                | UserTopicEvent
                | WebReloadClientEvent
            ):
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_0 = AlertWordsEvent.from_dict(data)

                    return componentsschemas_event_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_1 = (
                        AttachmentAddOrUpdateEvent.from_dict(data)
                    )

                    return componentsschemas_event_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_2 = AttachmentRemoveEvent.from_dict(
                        data
                    )

                    return componentsschemas_event_type_2
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_3 = ChannelFolderAddEvent.from_dict(
                        data
                    )

                    return componentsschemas_event_type_3
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_4 = ChannelFolderUpdateEvent.from_dict(
                        data
                    )

                    return componentsschemas_event_type_4
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_5 = (
                        ChannelFolderReorderEvent.from_dict(data)
                    )

                    return componentsschemas_event_type_5
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_6 = CustomProfileFieldsEvent.from_dict(
                        data
                    )

                    return componentsschemas_event_type_6
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_7 = DefaultStreamsEvent.from_dict(data)

                    return componentsschemas_event_type_7
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_8 = (
                        DeleteChannelMessagesEvent.from_dict(data)
                    )

                    return componentsschemas_event_type_8
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_9 = (
                        DeleteChannelMessageEvent.from_dict(data)
                    )

                    return componentsschemas_event_type_9
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_10 = (
                        DeleteDirectMessagesEvent.from_dict(data)
                    )

                    return componentsschemas_event_type_10
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_11 = (
                        DeleteDirectMessageEvent.from_dict(data)
                    )

                    return componentsschemas_event_type_11
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_12 = DeviceAddOrRemoveEvent.from_dict(
                        data
                    )

                    return componentsschemas_event_type_12
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_13 = DeviceUpdateEvent.from_dict(data)

                    return componentsschemas_event_type_13
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_14 = DraftsAddEvent.from_dict(data)

                    return componentsschemas_event_type_14
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_15 = DraftsUpdateEvent.from_dict(data)

                    return componentsschemas_event_type_15
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_16 = DraftsRemoveEvent.from_dict(data)

                    return componentsschemas_event_type_16
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_17 = HeartbeatEvent.from_dict(data)

                    return componentsschemas_event_type_17
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_18 = InvitesChangedEvent.from_dict(
                        data
                    )

                    return componentsschemas_event_type_18
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_19 = MessageEvent.from_dict(data)

                    return componentsschemas_event_type_19
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_20 = MutedUsersEvent.from_dict(data)

                    return componentsschemas_event_type_20
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_21 = NavigationViewAddEvent.from_dict(
                        data
                    )

                    return componentsschemas_event_type_21
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_22 = (
                        NavigationViewUpdateEvent.from_dict(data)
                    )

                    return componentsschemas_event_type_22
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_23 = (
                        NavigationViewRemoveEvent.from_dict(data)
                    )

                    return componentsschemas_event_type_23
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_24 = OnboardingStepsEvent.from_dict(
                        data
                    )

                    return componentsschemas_event_type_24
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_25 = PresenceModernEvent.from_dict(
                        data
                    )

                    return componentsschemas_event_type_25
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_26 = PresenceLegacyEvent.from_dict(
                        data
                    )

                    return componentsschemas_event_type_26
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_27 = ReactionEvent.from_dict(data)

                    return componentsschemas_event_type_27
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_28 = RealmTextUpdateEvent.from_dict(
                        data
                    )

                    return componentsschemas_event_type_28
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_29 = RealmFlagUpdateEvent.from_dict(
                        data
                    )

                    return componentsschemas_event_type_29
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_30 = RealmNumberUpdateEvent.from_dict(
                        data
                    )

                    return componentsschemas_event_type_30
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_31 = (
                        RealmSettingsUpdateEvent.from_dict(data)
                    )

                    return componentsschemas_event_type_31
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_32 = RealmIconUpdateEvent.from_dict(
                        data
                    )

                    return componentsschemas_event_type_32
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_33 = RealmLogoUpdateEvent.from_dict(
                        data
                    )

                    return componentsschemas_event_type_33
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_34 = (
                        RealmNightLogoUpdateEvent.from_dict(data)
                    )

                    return componentsschemas_event_type_34
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_35 = RealmDeactivatedEvent.from_dict(
                        data
                    )

                    return componentsschemas_event_type_35
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_36 = RealmBotAddEvent.from_dict(data)

                    return componentsschemas_event_type_36
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_37 = RealmBotUpdateEvent.from_dict(
                        data
                    )

                    return componentsschemas_event_type_37
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_38 = RealmBotDeleteEvent.from_dict(
                        data
                    )

                    return componentsschemas_event_type_38
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_39 = (
                        RealmDomainsAddOrChangeEvent.from_dict(data)
                    )

                    return componentsschemas_event_type_39
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_40 = RealmDomainsRemoveEvent.from_dict(
                        data
                    )

                    return componentsschemas_event_type_40
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_41 = RealmEmojiUpdateEvent.from_dict(
                        data
                    )

                    return componentsschemas_event_type_41
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_42 = RealmEmojiAddEvent.from_dict(data)

                    return componentsschemas_event_type_42
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_43 = (
                        RealmEmojiUpdateOneEvent.from_dict(data)
                    )

                    return componentsschemas_event_type_43
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_44 = RealmExportEvent.from_dict(data)

                    return componentsschemas_event_type_44
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_45 = RealmLinkifiersEvent.from_dict(
                        data
                    )

                    return componentsschemas_event_type_45
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_46 = RealmPlaygroundsEvent.from_dict(
                        data
                    )

                    return componentsschemas_event_type_46
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_47 = RealmUserAddEvent.from_dict(data)

                    return componentsschemas_event_type_47
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_48 = RealmUserRemoveEvent.from_dict(
                        data
                    )

                    return componentsschemas_event_type_48
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_49 = RealmUserUpdateEvent.from_dict(
                        data
                    )

                    return componentsschemas_event_type_49
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_50 = (
                        RealmUserSettingsDefaultsFlagEvent.from_dict(data)
                    )

                    return componentsschemas_event_type_50
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_51 = (
                        RealmUserSettingsDefaultsNumberEvent.from_dict(data)
                    )

                    return componentsschemas_event_type_51
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_52 = (
                        RealmUserSettingsDefaultsTextEvent.from_dict(data)
                    )

                    return componentsschemas_event_type_52
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_53 = RemindersAddEvent.from_dict(data)

                    return componentsschemas_event_type_53
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_54 = RemindersRemoveEvent.from_dict(
                        data
                    )

                    return componentsschemas_event_type_54
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_55 = RestartEvent.from_dict(data)

                    return componentsschemas_event_type_55
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_56 = (
                        SavedSnippetsAddOrUpdateEvent.from_dict(data)
                    )

                    return componentsschemas_event_type_56
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_57 = (
                        SavedSnippetsRemoveEvent.from_dict(data)
                    )

                    return componentsschemas_event_type_57
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_58 = (
                        ScheduledMessagesAddEvent.from_dict(data)
                    )

                    return componentsschemas_event_type_58
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_59 = (
                        ScheduledMessagesUpdateEvent.from_dict(data)
                    )

                    return componentsschemas_event_type_59
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_60 = (
                        ScheduledMessagesRemoveEvent.from_dict(data)
                    )

                    return componentsschemas_event_type_60
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_61 = StreamCreateEvent.from_dict(data)

                    return componentsschemas_event_type_61
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_62 = StreamDeleteEvent.from_dict(data)

                    return componentsschemas_event_type_62
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_63 = (
                        StreamDescriptionUpdateEvent.from_dict(data)
                    )

                    return componentsschemas_event_type_63
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_64 = (
                        StreamPrivacyUpdateEvent.from_dict(data)
                    )

                    return componentsschemas_event_type_64
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_65 = StreamTextUpdateEvent.from_dict(
                        data
                    )

                    return componentsschemas_event_type_65
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_66 = StreamFlagUpdateEvent.from_dict(
                        data
                    )

                    return componentsschemas_event_type_66
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_67 = StreamNumberUpdateEvent.from_dict(
                        data
                    )

                    return componentsschemas_event_type_67
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_68 = (
                        StreamPermissionUpdateEvent.from_dict(data)
                    )

                    return componentsschemas_event_type_68
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_69 = SubmessageEvent.from_dict(data)

                    return componentsschemas_event_type_69
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_70 = SubscriptionAddEvent.from_dict(
                        data
                    )

                    return componentsschemas_event_type_70
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_71 = SubscriptionRemoveEvent.from_dict(
                        data
                    )

                    return componentsschemas_event_type_71
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_72 = (
                        SubscriptionColorUpdateEvent.from_dict(data)
                    )

                    return componentsschemas_event_type_72
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_73 = (
                        SubscriptionFlagUpdateEvent.from_dict(data)
                    )

                    return componentsschemas_event_type_73
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_74 = (
                        SubscriptionNotificationsUpdateEvent.from_dict(data)
                    )

                    return componentsschemas_event_type_74
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_75 = SubscriptionPeersEvent.from_dict(
                        data
                    )

                    return componentsschemas_event_type_75
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_76 = (
                        TypingDirectMessageEvent.from_dict(data)
                    )

                    return componentsschemas_event_type_76
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_77 = (
                        TypingChannelMessageEvent.from_dict(data)
                    )

                    return componentsschemas_event_type_77
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_78 = TypingEditMessageEvent.from_dict(
                        data
                    )

                    return componentsschemas_event_type_78
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_79 = UpdateMessageEvent.from_dict(data)

                    return componentsschemas_event_type_79
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_80 = (
                        UpdateMessageFlagsAddEvent.from_dict(data)
                    )

                    return componentsschemas_event_type_80
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_81 = (
                        UpdateMessageFlagsRemoveEvent.from_dict(data)
                    )

                    return componentsschemas_event_type_81
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_82 = UserGroupAddEvent.from_dict(data)

                    return componentsschemas_event_type_82
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_83 = UserGroupUpdateEvent.from_dict(
                        data
                    )

                    return componentsschemas_event_type_83
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_84 = UserGroupRemoveEvent.from_dict(
                        data
                    )

                    return componentsschemas_event_type_84
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_85 = UserGroupMembersEvent.from_dict(
                        data
                    )

                    return componentsschemas_event_type_85
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_86 = UserGroupSubgroupsEvent.from_dict(
                        data
                    )

                    return componentsschemas_event_type_86
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_87 = (
                        UserSettingsLanguageEvent.from_dict(data)
                    )

                    return componentsschemas_event_type_87
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_88 = UserSettingsFlagEvent.from_dict(
                        data
                    )

                    return componentsschemas_event_type_88
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_89 = UserSettingsNumberEvent.from_dict(
                        data
                    )

                    return componentsschemas_event_type_89
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_90 = UserSettingsTextEvent.from_dict(
                        data
                    )

                    return componentsschemas_event_type_90
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_91 = UserStatusEvent.from_dict(data)

                    return componentsschemas_event_type_91
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    componentsschemas_event_type_92 = UserTopicEvent.from_dict(data)

                    return componentsschemas_event_type_92
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_event_type_93 = WebReloadClientEvent.from_dict(data)

                return componentsschemas_event_type_93

            events_item = _parse_events_item(events_item_data)

            events.append(events_item)

        ignored_parameters_unsupported = cast(
            list[str], d.pop("ignored_parameters_unsupported", UNSET)
        )

        get_events_response = cls(
            result=result,
            msg=msg,
            queue_id=queue_id,
            events=events,
            ignored_parameters_unsupported=ignored_parameters_unsupported,
        )

        return get_events_response
