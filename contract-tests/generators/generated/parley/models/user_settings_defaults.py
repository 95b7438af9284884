from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.user_settings_defaults_automatically_follow_topics_policy import (
    UserSettingsDefaultsAutomaticallyFollowTopicsPolicy,
)
from ..models.user_settings_defaults_automatically_unmute_topics_in_muted_streams_policy import (
    UserSettingsDefaultsAutomaticallyUnmuteTopicsInMutedStreamsPolicy,
)
from ..models.user_settings_defaults_color_scheme import UserSettingsDefaultsColorScheme
from ..models.user_settings_defaults_demote_inactive_streams import (
    UserSettingsDefaultsDemoteInactiveStreams,
)
from ..models.user_settings_defaults_desktop_icon_count_display import (
    UserSettingsDefaultsDesktopIconCountDisplay,
)
from ..models.user_settings_defaults_email_address_visibility import (
    UserSettingsDefaultsEmailAddressVisibility,
)
from ..models.user_settings_defaults_emojiset import UserSettingsDefaultsEmojiset
from ..models.user_settings_defaults_notification_sound import (
    UserSettingsDefaultsNotificationSound,
)
from ..models.user_settings_defaults_realm_name_in_email_notifications_policy import (
    UserSettingsDefaultsRealmNameInEmailNotificationsPolicy,
)
from ..models.user_settings_defaults_resolved_topic_notice_auto_read_policy import (
    UserSettingsDefaultsResolvedTopicNoticeAutoReadPolicy,
)
from ..models.user_settings_defaults_user_list_style import (
    UserSettingsDefaultsUserListStyle,
)
from ..models.user_settings_defaults_web_animate_image_previews import (
    UserSettingsDefaultsWebAnimateImagePreviews,
)
from ..models.user_settings_defaults_web_channel_default_view import (
    UserSettingsDefaultsWebChannelDefaultView,
)
from ..models.user_settings_defaults_web_home_view import (
    UserSettingsDefaultsWebHomeView,
)
from ..models.user_settings_defaults_web_mark_read_on_scroll_policy import (
    UserSettingsDefaultsWebMarkReadOnScrollPolicy,
)
from ..models.user_settings_defaults_web_stream_unreads_count_display_policy import (
    UserSettingsDefaultsWebStreamUnreadsCountDisplayPolicy,
)

if TYPE_CHECKING:
    from ..models.user_settings_defaults_emojiset_choices_item import (
        UserSettingsDefaultsEmojisetChoicesItem,
    )


T = TypeVar("T", bound="UserSettingsDefaults")


@_attrs_define
class UserSettingsDefaults:
    """The preferences that new users begin with.

    Attributes:
        twenty_four_hour_time (bool): Whether times show 24 hours.
        starred_message_counts (bool): Whether the number of starred messages shows.
        receives_typing_notifications (bool): Whether typing events are delivered to the user. **Changes**: feature
            level 253.
        web_suggest_update_timezone (bool): Whether the web client offers to update the time zone when the computer's is
            another.
        fluid_layout_width (bool): Whether the centre panel takes all the width.
        high_contrast_mode (bool): Whether colours have more contrast.
        enable_drafts_synchronization (bool): Whether drafts are kept on the server. Turning it off deletes all drafts;
            no event tells clients to delete
            their copies.
        translate_emoticons (bool): Whether emoticons like `:)` become emoji in messages that the user sends.
        display_emoji_reaction_users (bool): Whether reactions show the names of users instead of a number, when they
            are few.
        web_escape_navigates_to_home_view (bool): Whether the Escape key leads to the home view.
        web_navigate_to_sent_message (bool): Whether the web client goes to the conversation of a message just sent.
        left_side_userlist (bool): Whether the list of users is on the left in narrow windows.
        hide_ai_features (bool): Whether features that use language models are hidden.
        web_inbox_show_channel_folders (bool): Whether the inbox groups channels by folder.
        web_left_sidebar_show_channel_folders (bool): Whether the left sidebar groups channels by folder.
        web_left_sidebar_unreads_count_summary (bool): Whether the left sidebar shows sums of unread messages.
        enable_stream_desktop_notifications (bool): Visible desktop notifications of channel messages, where the
            subscription says nothing else.
        enable_stream_email_notifications (bool): Email notifications of channel messages, where the subscription says
            nothing else.
        enable_stream_push_notifications (bool): Mobile notifications of channel messages, where the subscription says
            nothing else. Kept for clients: the server sends those of
            direct messages and mentions alone.
        enable_stream_audible_notifications (bool): Audible desktop notifications of channel messages, where the
            subscription says nothing else.
        enable_desktop_notifications (bool): Visible desktop notifications of direct messages and mentions.
        enable_sounds (bool): Audible desktop notifications of direct messages and mentions.
        enable_followed_topic_desktop_notifications (bool): Visible desktop notifications of messages in followed
            topics.
        enable_followed_topic_email_notifications (bool): Email notifications of messages in followed topics.
        enable_followed_topic_push_notifications (bool): Mobile notifications of messages in followed topics. Kept for
            clients: the server sends those of direct messages and mentions
            alone.
        enable_followed_topic_audible_notifications (bool): Audible desktop notifications of messages in followed
            topics.
        enable_offline_email_notifications (bool): Email notifications of direct messages and mentions while the user is
            offline.
        enable_offline_push_notifications (bool): Mobile notifications of direct messages and mentions while the user is
            offline: no client of the user has polled its event
            queue in the last minute and a half.
        enable_online_push_notifications (bool): Mobile notifications of direct messages and mentions while the user is
            online too. Kept for clients: the server sends them
            while the user is offline alone.
        enable_digest_emails (bool): Digests by email when the user was away for long.
        message_content_in_email_notifications (bool): Whether email notifications quote the message.
        pm_content_in_desktop_notifications (bool): Whether desktop notifications quote direct messages.
        wildcard_mentions_notify (bool): Whether wildcard mentions notify like personal ones, where the subscription
            says nothing else.
        enable_followed_topic_wildcard_mentions_notify (bool): Whether wildcard mentions in followed topics notify like
            personal ones.
        automatically_follow_topics_where_mentioned (bool): Whether the user follows topics where they are mentioned,
            unless muted.
        presence_enabled (bool): Whether others see the user's presence. Turning it off makes the user look absent
            immediately.
        enter_sends (bool): Whether the Enter key sends the message.
        send_private_typing_notifications (bool): Whether others see the user typing a direct message.
        send_stream_typing_notifications (bool): Whether others see the user typing a channel message.
        send_read_receipts (bool): Whether others see what the user has read.
        web_mark_read_on_scroll_policy (UserSettingsDefaultsWebMarkReadOnScrollPolicy): When scrolling marks messages as
            read: 1 always, 2 only in views of a conversation, 3 never.
        web_channel_default_view (UserSettingsDefaultsWebChannelDefaultView): What a click on a channel opens: 1 its top
            topic, 2 its feed, 3 the list of its topics, 4 its top unread topic.
        web_font_size_px (int): The font size, in pixels.
        web_line_height_percent (int): The line height, in percent: 120 is 1.2.
        color_scheme (UserSettingsDefaultsColorScheme): 1 automatic, 2 dark, 3 light.
        demote_inactive_streams (UserSettingsDefaultsDemoteInactiveStreams): Whether inactive channels are hidden: 1
            automatic, 2 always, 3 never.
        user_list_style (UserSettingsDefaultsUserListStyle): The list of users: 1 compact, 2 with status, 3 with avatar
            and status.
        web_stream_unreads_count_display_policy (UserSettingsDefaultsWebStreamUnreadsCountDisplayPolicy): Where unread
            messages are counted: 1 all channels, 2 unmuted channels and topics, 3 no channels.
        email_notifications_batching_period_seconds (int): For how long notifications are collected into one email, in
            seconds.
        desktop_icon_count_display (UserSettingsDefaultsDesktopIconCountDisplay): What the number on the icon counts: 1
            all unread messages, 2 direct messages, mentions and followed topics, 3 direct
            messages and mentions, 4 nothing.
        realm_name_in_email_notifications_policy (UserSettingsDefaultsRealmNameInEmailNotificationsPolicy): Whether the
            subject of email notifications has the organisation's name: 1 automatic, 2 always, 3 never.
        automatically_follow_topics_policy (UserSettingsDefaultsAutomaticallyFollowTopicsPolicy): Which topics the user
            follows automatically: 1 those that they participate in, 2 those that they send to, 3 those that
            they start, 4 none.
        automatically_unmute_topics_in_muted_streams_policy
            (UserSettingsDefaultsAutomaticallyUnmuteTopicsInMutedStreamsPolicy): Which topics of muted channels are unmuted
            automatically: 1 those that the user participates in, 2 those that they
            send to, 3 those that they start, 4 none.
        email_address_visibility (UserSettingsDefaultsEmailAddressVisibility): Who sees the real email address: 1
            everybody, 2 members and above, 3 administrators and above, 4 nobody, 5 moderators
            and above. The user always does.
        web_home_view (UserSettingsDefaultsWebHomeView): The view to begin with. **Changes**: 454 `recent` replaces
            `recent_topics`.
        emojiset (UserSettingsDefaultsEmojiset): How emoji look: one of two sets of pictures, or as text.
        web_animate_image_previews (UserSettingsDefaultsWebAnimateImagePreviews): When animated images move in previews.
        notification_sound (UserSettingsDefaultsNotificationSound): The sound of audible notifications; `none` is
            silence.
        resolved_topic_notice_auto_read_policy (UserSettingsDefaultsResolvedTopicNoticeAutoReadPolicy): Whether the
            notices that a topic was resolved or unresolved are read from the start; `except_followed`, unless the
            user follows it.
        available_notification_sounds (list[str]): What `notification_sound` can be, besides `none`.
        emojiset_choices (list[UserSettingsDefaultsEmojisetChoicesItem]): What `emojiset` can be.
    """

    twenty_four_hour_time: bool
    starred_message_counts: bool
    receives_typing_notifications: bool
    web_suggest_update_timezone: bool
    fluid_layout_width: bool
    high_contrast_mode: bool
    enable_drafts_synchronization: bool
    translate_emoticons: bool
    display_emoji_reaction_users: bool
    web_escape_navigates_to_home_view: bool
    web_navigate_to_sent_message: bool
    left_side_userlist: bool
    hide_ai_features: bool
    web_inbox_show_channel_folders: bool
    web_left_sidebar_show_channel_folders: bool
    web_left_sidebar_unreads_count_summary: bool
    enable_stream_desktop_notifications: bool
    enable_stream_email_notifications: bool
    enable_stream_push_notifications: bool
    enable_stream_audible_notifications: bool
    enable_desktop_notifications: bool
    enable_sounds: bool
    enable_followed_topic_desktop_notifications: bool
    enable_followed_topic_email_notifications: bool
    enable_followed_topic_push_notifications: bool
    enable_followed_topic_audible_notifications: bool
    enable_offline_email_notifications: bool
    enable_offline_push_notifications: bool
    enable_online_push_notifications: bool
    enable_digest_emails: bool
    message_content_in_email_notifications: bool
    pm_content_in_desktop_notifications: bool
    wildcard_mentions_notify: bool
    enable_followed_topic_wildcard_mentions_notify: bool
    automatically_follow_topics_where_mentioned: bool
    presence_enabled: bool
    enter_sends: bool
    send_private_typing_notifications: bool
    send_stream_typing_notifications: bool
    send_read_receipts: bool
    web_mark_read_on_scroll_policy: UserSettingsDefaultsWebMarkReadOnScrollPolicy
    web_channel_default_view: UserSettingsDefaultsWebChannelDefaultView
    web_font_size_px: int
    web_line_height_percent: int
    color_scheme: UserSettingsDefaultsColorScheme
    demote_inactive_streams: UserSettingsDefaultsDemoteInactiveStreams
    user_list_style: UserSettingsDefaultsUserListStyle
    web_stream_unreads_count_display_policy: (
        UserSettingsDefaultsWebStreamUnreadsCountDisplayPolicy
    )
    email_notifications_batching_period_seconds: int
    desktop_icon_count_display: UserSettingsDefaultsDesktopIconCountDisplay
    realm_name_in_email_notifications_policy: (
        UserSettingsDefaultsRealmNameInEmailNotificationsPolicy
    )
    automatically_follow_topics_policy: (
        UserSettingsDefaultsAutomaticallyFollowTopicsPolicy
    )
    automatically_unmute_topics_in_muted_streams_policy: (
        UserSettingsDefaultsAutomaticallyUnmuteTopicsInMutedStreamsPolicy
    )
    email_address_visibility: UserSettingsDefaultsEmailAddressVisibility
    web_home_view: UserSettingsDefaultsWebHomeView
    emojiset: UserSettingsDefaultsEmojiset
    web_animate_image_previews: UserSettingsDefaultsWebAnimateImagePreviews
    notification_sound: UserSettingsDefaultsNotificationSound
    resolved_topic_notice_auto_read_policy: (
        UserSettingsDefaultsResolvedTopicNoticeAutoReadPolicy
    )
    available_notification_sounds: list[str]
    emojiset_choices: list[UserSettingsDefaultsEmojisetChoicesItem]

    def to_dict(self) -> dict[str, Any]:
        twenty_four_hour_time = self.twenty_four_hour_time

        starred_message_counts = self.starred_message_counts

        receives_typing_notifications = self.receives_typing_notifications

        web_suggest_update_timezone = self.web_suggest_update_timezone

        fluid_layout_width = self.fluid_layout_width

        high_contrast_mode = self.high_contrast_mode

        enable_drafts_synchronization = self.enable_drafts_synchronization

        translate_emoticons = self.translate_emoticons

        display_emoji_reaction_users = self.display_emoji_reaction_users

        web_escape_navigates_to_home_view = self.web_escape_navigates_to_home_view

        web_navigate_to_sent_message = self.web_navigate_to_sent_message

        left_side_userlist = self.left_side_userlist

        hide_ai_features = self.hide_ai_features

        web_inbox_show_channel_folders = self.web_inbox_show_channel_folders

        web_left_sidebar_show_channel_folders = (
            self.web_left_sidebar_show_channel_folders
        )

        web_left_sidebar_unreads_count_summary = (
            self.web_left_sidebar_unreads_count_summary
        )

        enable_stream_desktop_notifications = self.enable_stream_desktop_notifications

        enable_stream_email_notifications = self.enable_stream_email_notifications

        enable_stream_push_notifications = self.enable_stream_push_notifications

        enable_stream_audible_notifications = self.enable_stream_audible_notifications

        enable_desktop_notifications = self.enable_desktop_notifications

        enable_sounds = self.enable_sounds

        enable_followed_topic_desktop_notifications = (
            self.enable_followed_topic_desktop_notifications
        )

        enable_followed_topic_email_notifications = (
            self.enable_followed_topic_email_notifications
        )

        enable_followed_topic_push_notifications = (
            self.enable_followed_topic_push_notifications
        )

        enable_followed_topic_audible_notifications = (
            self.enable_followed_topic_audible_notifications
        )

        enable_offline_email_notifications = self.enable_offline_email_notifications

        enable_offline_push_notifications = self.enable_offline_push_notifications

        enable_online_push_notifications = self.enable_online_push_notifications

        enable_digest_emails = self.enable_digest_emails

        message_content_in_email_notifications = (
            self.message_content_in_email_notifications
        )

        pm_content_in_desktop_notifications = self.pm_content_in_desktop_notifications

        wildcard_mentions_notify = self.wildcard_mentions_notify

        enable_followed_topic_wildcard_mentions_notify = (
            self.enable_followed_topic_wildcard_mentions_notify
        )

        automatically_follow_topics_where_mentioned = (
            self.automatically_follow_topics_where_mentioned
        )

        presence_enabled = self.presence_enabled

        enter_sends = self.enter_sends

        send_private_typing_notifications = self.send_private_typing_notifications

        send_stream_typing_notifications = self.send_stream_typing_notifications

        send_read_receipts = self.send_read_receipts

        web_mark_read_on_scroll_policy = self.web_mark_read_on_scroll_policy.value

        web_channel_default_view = self.web_channel_default_view.value

        web_font_size_px = self.web_font_size_px

        web_line_height_percent = self.web_line_height_percent

        color_scheme = self.color_scheme.value

        demote_inactive_streams = self.demote_inactive_streams.value

        user_list_style = self.user_list_style.value

        web_stream_unreads_count_display_policy = (
            self.web_stream_unreads_count_display_policy.value
        )

        email_notifications_batching_period_seconds = (
            self.email_notifications_batching_period_seconds
        )

        desktop_icon_count_display = self.desktop_icon_count_display.value

        realm_name_in_email_notifications_policy = (
            self.realm_name_in_email_notifications_policy.value
        )

        automatically_follow_topics_policy = (
            self.automatically_follow_topics_policy.value
        )

        automatically_unmute_topics_in_muted_streams_policy = (
            self.automatically_unmute_topics_in_muted_streams_policy.value
        )

        email_address_visibility = self.email_address_visibility.value

        web_home_view = self.web_home_view.value

        emojiset = self.emojiset.value

        web_animate_image_previews = self.web_animate_image_previews.value

        notification_sound = self.notification_sound.value

        resolved_topic_notice_auto_read_policy = (
            self.resolved_topic_notice_auto_read_policy.value
        )

        available_notification_sounds = self.available_notification_sounds

        emojiset_choices = []
        for emojiset_choices_item_data in self.emojiset_choices:
            emojiset_choices_item = emojiset_choices_item_data.to_dict()
            emojiset_choices.append(emojiset_choices_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "twenty_four_hour_time": twenty_four_hour_time,
                "starred_message_counts": starred_message_counts,
                "receives_typing_notifications": receives_typing_notifications,
                "web_suggest_update_timezone": web_suggest_update_timezone,
                "fluid_layout_width": fluid_layout_width,
                "high_contrast_mode": high_contrast_mode,
                "enable_drafts_synchronization": enable_drafts_synchronization,
                "translate_emoticons": translate_emoticons,
                "display_emoji_reaction_users": display_emoji_reaction_users,
                "web_escape_navigates_to_home_view": web_escape_navigates_to_home_view,
                "web_navigate_to_sent_message": web_navigate_to_sent_message,
                "left_side_userlist": left_side_userlist,
                "hide_ai_features": hide_ai_features,
                "web_inbox_show_channel_folders": web_inbox_show_channel_folders,
                "web_left_sidebar_show_channel_folders": web_left_sidebar_show_channel_folders,
                "web_left_sidebar_unreads_count_summary": web_left_sidebar_unreads_count_summary,
                "enable_stream_desktop_notifications": enable_stream_desktop_notifications,
                "enable_stream_email_notifications": enable_stream_email_notifications,
                "enable_stream_push_notifications": enable_stream_push_notifications,
                "enable_stream_audible_notifications": enable_stream_audible_notifications,
                "enable_desktop_notifications": enable_desktop_notifications,
                "enable_sounds": enable_sounds,
                "enable_followed_topic_desktop_notifications": enable_followed_topic_desktop_notifications,
                "enable_followed_topic_email_notifications": enable_followed_topic_email_notifications,
                "enable_followed_topic_push_notifications": enable_followed_topic_push_notifications,
                "enable_followed_topic_audible_notifications": enable_followed_topic_audible_notifications,
                "enable_offline_email_notifications": enable_offline_email_notifications,
                "enable_offline_push_notifications": enable_offline_push_notifications,
                "enable_online_push_notifications": enable_online_push_notifications,
                "enable_digest_emails": enable_digest_emails,
                "message_content_in_email_notifications": message_content_in_email_notifications,
                "pm_content_in_desktop_notifications": pm_content_in_desktop_notifications,
                "wildcard_mentions_notify": wildcard_mentions_notify,
                "enable_followed_topic_wildcard_mentions_notify": enable_followed_topic_wildcard_mentions_notify,
                "automatically_follow_topics_where_mentioned": automatically_follow_topics_where_mentioned,
                "presence_enabled": presence_enabled,
                "enter_sends": enter_sends,
                "send_private_typing_notifications": send_private_typing_notifications,
                "send_stream_typing_notifications": send_stream_typing_notifications,
                "send_read_receipts": send_read_receipts,
                "web_mark_read_on_scroll_policy": web_mark_read_on_scroll_policy,
                "web_channel_default_view": web_channel_default_view,
                "web_font_size_px": web_font_size_px,
                "web_line_height_percent": web_line_height_percent,
                "color_scheme": color_scheme,
                "demote_inactive_streams": demote_inactive_streams,
                "user_list_style": user_list_style,
                "web_stream_unreads_count_display_policy": web_stream_unreads_count_display_policy,
                "email_notifications_batching_period_seconds": email_notifications_batching_period_seconds,
                "desktop_icon_count_display": desktop_icon_count_display,
                "realm_name_in_email_notifications_policy": realm_name_in_email_notifications_policy,
                "automatically_follow_topics_policy": automatically_follow_topics_policy,
                "automatically_unmute_topics_in_muted_streams_policy": automatically_unmute_topics_in_muted_streams_policy,
                "email_address_visibility": email_address_visibility,
                "web_home_view": web_home_view,
                "emojiset": emojiset,
                "web_animate_image_previews": web_animate_image_previews,
                "notification_sound": notification_sound,
                "resolved_topic_notice_auto_read_policy": resolved_topic_notice_auto_read_policy,
                "available_notification_sounds": available_notification_sounds,
                "emojiset_choices": emojiset_choices,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.user_settings_defaults_emojiset_choices_item import (
            UserSettingsDefaultsEmojisetChoicesItem,
        )

        d = dict(src_dict)
        twenty_four_hour_time = d.pop("twenty_four_hour_time")

        starred_message_counts = d.pop("starred_message_counts")

        receives_typing_notifications = d.pop("receives_typing_notifications")

        web_suggest_update_timezone = d.pop("web_suggest_update_timezone")

        fluid_layout_width = d.pop("fluid_layout_width")

        high_contrast_mode = d.pop("high_contrast_mode")

        enable_drafts_synchronization = d.pop("enable_drafts_synchronization")

        translate_emoticons = d.pop("translate_emoticons")

        display_emoji_reaction_users = d.pop("display_emoji_reaction_users")

        web_escape_navigates_to_home_view = d.pop("web_escape_navigates_to_home_view")

        web_navigate_to_sent_message = d.pop("web_navigate_to_sent_message")

        left_side_userlist = d.pop("left_side_userlist")

        hide_ai_features = d.pop("hide_ai_features")

        web_inbox_show_channel_folders = d.pop("web_inbox_show_channel_folders")

        web_left_sidebar_show_channel_folders = d.pop(
            "web_left_sidebar_show_channel_folders"
        )

        web_left_sidebar_unreads_count_summary = d.pop(
            "web_left_sidebar_unreads_count_summary"
        )

        enable_stream_desktop_notifications = d.pop(
            "enable_stream_desktop_notifications"
        )

        enable_stream_email_notifications = d.pop("enable_stream_email_notifications")

        enable_stream_push_notifications = d.pop("enable_stream_push_notifications")

        enable_stream_audible_notifications = d.pop(
            "enable_stream_audible_notifications"
        )

        enable_desktop_notifications = d.pop("enable_desktop_notifications")

        enable_sounds = d.pop("enable_sounds")

        enable_followed_topic_desktop_notifications = d.pop(
            "enable_followed_topic_desktop_notifications"
        )

        enable_followed_topic_email_notifications = d.pop(
            "enable_followed_topic_email_notifications"
        )

        enable_followed_topic_push_notifications = d.pop(
            "enable_followed_topic_push_notifications"
        )

        enable_followed_topic_audible_notifications = d.pop(
            "enable_followed_topic_audible_notifications"
        )

        enable_offline_email_notifications = d.pop("enable_offline_email_notifications")

        enable_offline_push_notifications = d.pop("enable_offline_push_notifications")

        enable_online_push_notifications = d.pop("enable_online_push_notifications")

        enable_digest_emails = d.pop("enable_digest_emails")

        message_content_in_email_notifications = d.pop(
            "message_content_in_email_notifications"
        )

        pm_content_in_desktop_notifications = d.pop(
            "pm_content_in_desktop_notifications"
        )

        wildcard_mentions_notify = d.pop("wildcard_mentions_notify")

        enable_followed_topic_wildcard_mentions_notify = d.pop(
            "enable_followed_topic_wildcard_mentions_notify"
        )

        automatically_follow_topics_where_mentioned = d.pop(
            "automatically_follow_topics_where_mentioned"
        )

        presence_enabled = d.pop("presence_enabled")

        enter_sends = d.pop("enter_sends")

        send_private_typing_notifications = d.pop("send_private_typing_notifications")

        send_stream_typing_notifications = d.pop("send_stream_typing_notifications")

        send_read_receipts = d.pop("send_read_receipts")

        web_mark_read_on_scroll_policy = UserSettingsDefaultsWebMarkReadOnScrollPolicy(
            d.pop("web_mark_read_on_scroll_policy")
        )

        web_channel_default_view = UserSettingsDefaultsWebChannelDefaultView(
            d.pop("web_channel_default_view")
        )

        web_font_size_px = d.pop("web_font_size_px")

        web_line_height_percent = d.pop("web_line_height_percent")

        color_scheme = UserSettingsDefaultsColorScheme(d.pop("color_scheme"))

        demote_inactive_streams = UserSettingsDefaultsDemoteInactiveStreams(
            d.pop("demote_inactive_streams")
        )

        user_list_style = UserSettingsDefaultsUserListStyle(d.pop("user_list_style"))

        web_stream_unreads_count_display_policy = (
            UserSettingsDefaultsWebStreamUnreadsCountDisplayPolicy(
                d.pop("web_stream_unreads_count_display_policy")
            )
        )

        email_notifications_batching_period_seconds = d.pop(
            "email_notifications_batching_period_seconds"
        )

        desktop_icon_count_display = UserSettingsDefaultsDesktopIconCountDisplay(
            d.pop("desktop_icon_count_display")
        )

        realm_name_in_email_notifications_policy = (
            UserSettingsDefaultsRealmNameInEmailNotificationsPolicy(
                d.pop("realm_name_in_email_notifications_policy")
            )
        )

        automatically_follow_topics_policy = (
            UserSettingsDefaultsAutomaticallyFollowTopicsPolicy(
                d.pop("automatically_follow_topics_policy")
            )
        )

        automatically_unmute_topics_in_muted_streams_policy = (
            UserSettingsDefaultsAutomaticallyUnmuteTopicsInMutedStreamsPolicy(
                d.pop("automatically_unmute_topics_in_muted_streams_policy")
            )
        )

        email_address_visibility = UserSettingsDefaultsEmailAddressVisibility(
            d.pop("email_address_visibility")
        )

        web_home_view = UserSettingsDefaultsWebHomeView(d.pop("web_home_view"))

        emojiset = UserSettingsDefaultsEmojiset(d.pop("emojiset"))

        web_animate_image_previews = UserSettingsDefaultsWebAnimateImagePreviews(
            d.pop("web_animate_image_previews")
        )

        notification_sound = UserSettingsDefaultsNotificationSound(
            d.pop("notification_sound")
        )

        resolved_topic_notice_auto_read_policy = (
            UserSettingsDefaultsResolvedTopicNoticeAutoReadPolicy(
                d.pop("resolved_topic_notice_auto_read_policy")
            )
        )

        available_notification_sounds = cast(
            list[str], d.pop("available_notification_sounds")
        )

        emojiset_choices = []
        _emojiset_choices = d.pop("emojiset_choices")
        for emojiset_choices_item_data in _emojiset_choices:
            emojiset_choices_item = UserSettingsDefaultsEmojisetChoicesItem.from_dict(
                emojiset_choices_item_data
            )

            emojiset_choices.append(emojiset_choices_item)

        user_settings_defaults = cls(
            twenty_four_hour_time=twenty_four_hour_time,
            starred_message_counts=starred_message_counts,
            receives_typing_notifications=receives_typing_notifications,
            web_suggest_update_timezone=web_suggest_update_timezone,
            fluid_layout_width=fluid_layout_width,
            high_contrast_mode=high_contrast_mode,
            enable_drafts_synchronization=enable_drafts_synchronization,
            translate_emoticons=translate_emoticons,
            display_emoji_reaction_users=display_emoji_reaction_users,
            web_escape_navigates_to_home_view=web_escape_navigates_to_home_view,
            web_navigate_to_sent_message=web_navigate_to_sent_message,
            left_side_userlist=left_side_userlist,
            hide_ai_features=hide_ai_features,
            web_inbox_show_channel_folders=web_inbox_show_channel_folders,
            web_left_sidebar_show_channel_folders=web_left_sidebar_show_channel_folders,
            web_left_sidebar_unreads_count_summary=web_left_sidebar_unreads_count_summary,
            enable_stream_desktop_notifications=enable_stream_desktop_notifications,
            enable_stream_email_notifications=enable_stream_email_notifications,
            enable_stream_push_notifications=enable_stream_push_notifications,
            enable_stream_audible_notifications=enable_stream_audible_notifications,
            enable_desktop_notifications=enable_desktop_notifications,
            enable_sounds=enable_sounds,
            enable_followed_topic_desktop_notifications=enable_followed_topic_desktop_notifications,
            enable_followed_topic_email_notifications=enable_followed_topic_email_notifications,
            enable_followed_topic_push_notifications=enable_followed_topic_push_notifications,
            enable_followed_topic_audible_notifications=enable_followed_topic_audible_notifications,
            enable_offline_email_notifications=enable_offline_email_notifications,
            enable_offline_push_notifications=enable_offline_push_notifications,
            enable_online_push_notifications=enable_online_push_notifications,
            enable_digest_emails=enable_digest_emails,
            message_content_in_email_notifications=message_content_in_email_notifications,
            pm_content_in_desktop_notifications=pm_content_in_desktop_notifications,
            wildcard_mentions_notify=wildcard_mentions_notify,
            enable_followed_topic_wildcard_mentions_notify=enable_followed_topic_wildcard_mentions_notify,
            automatically_follow_topics_where_mentioned=automatically_follow_topics_where_mentioned,
            presence_enabled=presence_enabled,
            enter_sends=enter_sends,
            send_private_typing_notifications=send_private_typing_notifications,
            send_stream_typing_notifications=send_stream_typing_notifications,
            send_read_receipts=send_read_receipts,
            web_mark_read_on_scroll_policy=web_mark_read_on_scroll_policy,
            web_channel_default_view=web_channel_default_view,
            web_font_size_px=web_font_size_px,
            web_line_height_percent=web_line_height_percent,
            color_scheme=color_scheme,
            demote_inactive_streams=demote_inactive_streams,
            user_list_style=user_list_style,
            web_stream_unreads_count_display_policy=web_stream_unreads_count_display_policy,
            email_notifications_batching_period_seconds=email_notifications_batching_period_seconds,
            desktop_icon_count_display=desktop_icon_count_display,
            realm_name_in_email_notifications_policy=realm_name_in_email_notifications_policy,
            automatically_follow_topics_policy=automatically_follow_topics_policy,
            automatically_unmute_topics_in_muted_streams_policy=automatically_unmute_topics_in_muted_streams_policy,
            email_address_visibility=email_address_visibility,
            web_home_view=web_home_view,
            emojiset=emojiset,
            web_animate_image_previews=web_animate_image_previews,
            notification_sound=notification_sound,
            resolved_topic_notice_auto_read_policy=resolved_topic_notice_auto_read_policy,
            available_notification_sounds=available_notification_sounds,
            emojiset_choices=emojiset_choices,
        )

        return user_settings_defaults
