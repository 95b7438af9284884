from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.update_settings_request_automatically_follow_topics_policy import (
    UpdateSettingsRequestAutomaticallyFollowTopicsPolicy,
)
from ..models.update_settings_request_automatically_unmute_topics_in_muted_streams_policy import (
    UpdateSettingsRequestAutomaticallyUnmuteTopicsInMutedStreamsPolicy,
)
from ..models.update_settings_request_color_scheme import (
    UpdateSettingsRequestColorScheme,
)
from ..models.update_settings_request_demote_inactive_streams import (
    UpdateSettingsRequestDemoteInactiveStreams,
)
from ..models.update_settings_request_desktop_icon_count_display import (
    UpdateSettingsRequestDesktopIconCountDisplay,
)
from ..models.update_settings_request_email_address_visibility import (
    UpdateSettingsRequestEmailAddressVisibility,
)
from ..models.update_settings_request_emojiset import UpdateSettingsRequestEmojiset
from ..models.update_settings_request_notification_sound import (
    UpdateSettingsRequestNotificationSound,
)
from ..models.update_settings_request_realm_name_in_email_notifications_policy import (
    UpdateSettingsRequestRealmNameInEmailNotificationsPolicy,
)
from ..models.update_settings_request_resolved_topic_notice_auto_read_policy import (
    UpdateSettingsRequestResolvedTopicNoticeAutoReadPolicy,
)
from ..models.update_settings_request_user_list_style import (
    UpdateSettingsRequestUserListStyle,
)
from ..models.update_settings_request_web_animate_image_previews import (
    UpdateSettingsRequestWebAnimateImagePreviews,
)
from ..models.update_settings_request_web_channel_default_view import (
    UpdateSettingsRequestWebChannelDefaultView,
)
from ..models.update_settings_request_web_home_view import (
    UpdateSettingsRequestWebHomeView,
)
from ..models.update_settings_request_web_mark_read_on_scroll_policy import (
    UpdateSettingsRequestWebMarkReadOnScrollPolicy,
)
from ..models.update_settings_request_web_stream_unreads_count_display_policy import (
    UpdateSettingsRequestWebStreamUnreadsCountDisplayPolicy,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.update_settings_request_target_users import (
        UpdateSettingsRequestTargetUsers,
    )


T = TypeVar("T", bound="UpdateSettingsRequest")


@_attrs_define
class UpdateSettingsRequest:
    r"""A preference that is left out stays as it is; the `x-initial` of a preference is what new users begin with.

    Attributes:
        target_users (UpdateSettingsRequestTargetUsers | Unset): Whose preferences to change instead of the caller's; at
            least one of the two lists must be there. Bots among them are
            skipped. **Changes**: feature level 444.
        full_name (str | Unset): The new name. Trimmed, then 1 to 100 printable code points, without any of ``* ` \ > "
            @`` and not ending in `|` and digits.
            Unlike all other names where the organisation asks for unique ones, without regard to letter case and look-alike
            letters.
        email (str | Unset): The new address. It takes effect when the user follows the link that is sent to it; a note
            goes to the old address.
        old_password (str | Unset): The present password. Required with `new_password`.
        new_password (str | Unset): The new password. It must withstand 10,000 guesses (`password_min_guesses` of POST
            /register) by the estimate of zxcvbn, which knows
            the caller's name and address. API keys stay valid.
        twenty_four_hour_time (bool | Unset): Whether times show 24 hours.
        starred_message_counts (bool | Unset): Whether the number of starred messages shows.
        receives_typing_notifications (bool | Unset): Whether typing events are delivered to the user. **Changes**:
            feature level 253.
        web_suggest_update_timezone (bool | Unset): Whether the web client offers to update the time zone when the
            computer's is another.
        fluid_layout_width (bool | Unset): Whether the centre panel takes all the width.
        high_contrast_mode (bool | Unset): Whether colours have more contrast.
        enable_drafts_synchronization (bool | Unset): Whether drafts are kept on the server. Turning it off deletes all
            drafts; no event tells clients to delete
            their copies.
        translate_emoticons (bool | Unset): Whether emoticons like `:)` become emoji in messages that the user sends.
        display_emoji_reaction_users (bool | Unset): Whether reactions show the names of users instead of a number, when
            they are few.
        web_escape_navigates_to_home_view (bool | Unset): Whether the Escape key leads to the home view.
        web_navigate_to_sent_message (bool | Unset): Whether the web client goes to the conversation of a message just
            sent.
        left_side_userlist (bool | Unset): Whether the list of users is on the left in narrow windows.
        hide_ai_features (bool | Unset): Whether features that use language models are hidden.
        web_inbox_show_channel_folders (bool | Unset): Whether the inbox groups channels by folder.
        web_left_sidebar_show_channel_folders (bool | Unset): Whether the left sidebar groups channels by folder.
        web_left_sidebar_unreads_count_summary (bool | Unset): Whether the left sidebar shows sums of unread messages.
        enable_stream_desktop_notifications (bool | Unset): Visible desktop notifications of channel messages, where the
            subscription says nothing else.
        enable_stream_email_notifications (bool | Unset): Email notifications of channel messages, where the
            subscription says nothing else.
        enable_stream_push_notifications (bool | Unset): Mobile notifications of channel messages, where the
            subscription says nothing else. Kept for clients: the server sends those of
            direct messages and mentions alone.
        enable_stream_audible_notifications (bool | Unset): Audible desktop notifications of channel messages, where the
            subscription says nothing else.
        enable_desktop_notifications (bool | Unset): Visible desktop notifications of direct messages and mentions.
        enable_sounds (bool | Unset): Audible desktop notifications of direct messages and mentions.
        enable_followed_topic_desktop_notifications (bool | Unset): Visible desktop notifications of messages in
            followed topics.
        enable_followed_topic_email_notifications (bool | Unset): Email notifications of messages in followed topics.
        enable_followed_topic_push_notifications (bool | Unset): Mobile notifications of messages in followed topics.
            Kept for clients: the server sends those of direct messages and mentions
            alone.
        enable_followed_topic_audible_notifications (bool | Unset): Audible desktop notifications of messages in
            followed topics.
        enable_offline_email_notifications (bool | Unset): Email notifications of direct messages and mentions while the
            user is offline.
        enable_offline_push_notifications (bool | Unset): Mobile notifications of direct messages and mentions while the
            user is offline: no client of the user has polled its event
            queue in the last minute and a half.
        enable_online_push_notifications (bool | Unset): Mobile notifications of direct messages and mentions while the
            user is online too. Kept for clients: the server sends them
            while the user is offline alone.
        enable_digest_emails (bool | Unset): Digests by email when the user was away for long.
        message_content_in_email_notifications (bool | Unset): Whether email notifications quote the message.
        pm_content_in_desktop_notifications (bool | Unset): Whether desktop notifications quote direct messages.
        wildcard_mentions_notify (bool | Unset): Whether wildcard mentions notify like personal ones, where the
            subscription says nothing else.
        enable_followed_topic_wildcard_mentions_notify (bool | Unset): Whether wildcard mentions in followed topics
            notify like personal ones.
        automatically_follow_topics_where_mentioned (bool | Unset): Whether the user follows topics where they are
            mentioned, unless muted.
        presence_enabled (bool | Unset): Whether others see the user's presence. Turning it off makes the user look
            absent immediately.
        enter_sends (bool | Unset): Whether the Enter key sends the message.
        send_private_typing_notifications (bool | Unset): Whether others see the user typing a direct message.
        send_stream_typing_notifications (bool | Unset): Whether others see the user typing a channel message.
        send_read_receipts (bool | Unset): Whether others see what the user has read.
        enable_login_emails (bool | Unset): Whether the user gets an email about logins from new devices.
        enable_marketing_emails (bool | Unset): Whether the user gets news of the product by email.
        allow_private_data_export (bool | Unset): Whether an export by administrators has the user's private data.
        web_mark_read_on_scroll_policy (UpdateSettingsRequestWebMarkReadOnScrollPolicy | Unset): When scrolling marks
            messages as read: 1 always, 2 only in views of a conversation, 3 never.
        web_channel_default_view (UpdateSettingsRequestWebChannelDefaultView | Unset): What a click on a channel opens:
            1 its top topic, 2 its feed, 3 the list of its topics, 4 its top unread topic.
        web_font_size_px (int | Unset): The font size, in pixels.
        web_line_height_percent (int | Unset): The line height, in percent: 120 is 1.2.
        color_scheme (UpdateSettingsRequestColorScheme | Unset): 1 automatic, 2 dark, 3 light.
        demote_inactive_streams (UpdateSettingsRequestDemoteInactiveStreams | Unset): Whether inactive channels are
            hidden: 1 automatic, 2 always, 3 never.
        user_list_style (UpdateSettingsRequestUserListStyle | Unset): The list of users: 1 compact, 2 with status, 3
            with avatar and status.
        web_stream_unreads_count_display_policy (UpdateSettingsRequestWebStreamUnreadsCountDisplayPolicy | Unset): Where
            unread messages are counted: 1 all channels, 2 unmuted channels and topics, 3 no channels.
        email_notifications_batching_period_seconds (int | Unset): For how long notifications are collected into one
            email, in seconds.
        desktop_icon_count_display (UpdateSettingsRequestDesktopIconCountDisplay | Unset): What the number on the icon
            counts: 1 all unread messages, 2 direct messages, mentions and followed topics, 3 direct
            messages and mentions, 4 nothing.
        realm_name_in_email_notifications_policy (UpdateSettingsRequestRealmNameInEmailNotificationsPolicy | Unset):
            Whether the subject of email notifications has the organisation's name: 1 automatic, 2 always, 3 never.
        automatically_follow_topics_policy (UpdateSettingsRequestAutomaticallyFollowTopicsPolicy | Unset): Which topics
            the user follows automatically: 1 those that they participate in, 2 those that they send to, 3 those that
            they start, 4 none.
        automatically_unmute_topics_in_muted_streams_policy
            (UpdateSettingsRequestAutomaticallyUnmuteTopicsInMutedStreamsPolicy | Unset): Which topics of muted channels are
            unmuted automatically: 1 those that the user participates in, 2 those that they
            send to, 3 those that they start, 4 none.
        email_address_visibility (UpdateSettingsRequestEmailAddressVisibility | Unset): Who sees the real email address:
            1 everybody, 2 members and above, 3 administrators and above, 4 nobody, 5 moderators
            and above. The user always does.
        web_home_view (UpdateSettingsRequestWebHomeView | Unset): The view to begin with. **Changes**: 454 `recent`
            replaces `recent_topics`.
        emojiset (UpdateSettingsRequestEmojiset | Unset): How emoji look: one of two sets of pictures, or as text.
        web_animate_image_previews (UpdateSettingsRequestWebAnimateImagePreviews | Unset): When animated images move in
            previews.
        resolved_topic_notice_auto_read_policy (UpdateSettingsRequestResolvedTopicNoticeAutoReadPolicy | Unset): Whether
            the notices that a topic was resolved or unresolved are read from the start; `except_followed`, unless the
            user follows it.
        notification_sound (UpdateSettingsRequestNotificationSound | Unset): The sound of audible notifications; `none`
            is silence.
        default_language (str | Unset): The language of the interface and of emails, as a code of which the server has
            translations (`en`, `de`, `pt-br`). New
            users begin with the language of the organisation.
        timezone (str | Unset): The IANA identifier of the time zone of the profile, stored as IANA spells it; empty
            when none is known.
    """

    target_users: UpdateSettingsRequestTargetUsers | Unset = UNSET
    full_name: str | Unset = UNSET
    email: str | Unset = UNSET
    old_password: str | Unset = UNSET
    new_password: str | Unset = UNSET
    twenty_four_hour_time: bool | Unset = UNSET
    starred_message_counts: bool | Unset = UNSET
    receives_typing_notifications: bool | Unset = UNSET
    web_suggest_update_timezone: bool | Unset = UNSET
    fluid_layout_width: bool | Unset = UNSET
    high_contrast_mode: bool | Unset = UNSET
    enable_drafts_synchronization: bool | Unset = UNSET
    translate_emoticons: bool | Unset = UNSET
    display_emoji_reaction_users: bool | Unset = UNSET
    web_escape_navigates_to_home_view: bool | Unset = UNSET
    web_navigate_to_sent_message: bool | Unset = UNSET
    left_side_userlist: bool | Unset = UNSET
    hide_ai_features: bool | Unset = UNSET
    web_inbox_show_channel_folders: bool | Unset = UNSET
    web_left_sidebar_show_channel_folders: bool | Unset = UNSET
    web_left_sidebar_unreads_count_summary: bool | Unset = UNSET
    enable_stream_desktop_notifications: bool | Unset = UNSET
    enable_stream_email_notifications: bool | Unset = UNSET
    enable_stream_push_notifications: bool | Unset = UNSET
    enable_stream_audible_notifications: bool | Unset = UNSET
    enable_desktop_notifications: bool | Unset = UNSET
    enable_sounds: bool | Unset = UNSET
    enable_followed_topic_desktop_notifications: bool | Unset = UNSET
    enable_followed_topic_email_notifications: bool | Unset = UNSET
    enable_followed_topic_push_notifications: bool | Unset = UNSET
    enable_followed_topic_audible_notifications: bool | Unset = UNSET
    enable_offline_email_notifications: bool | Unset = UNSET
    enable_offline_push_notifications: bool | Unset = UNSET
    enable_online_push_notifications: bool | Unset = UNSET
    enable_digest_emails: bool | Unset = UNSET
    message_content_in_email_notifications: bool | Unset = UNSET
    pm_content_in_desktop_notifications: bool | Unset = UNSET
    wildcard_mentions_notify: bool | Unset = UNSET
    enable_followed_topic_wildcard_mentions_notify: bool | Unset = UNSET
    automatically_follow_topics_where_mentioned: bool | Unset = UNSET
    presence_enabled: bool | Unset = UNSET
    enter_sends: bool | Unset = UNSET
    send_private_typing_notifications: bool | Unset = UNSET
    send_stream_typing_notifications: bool | Unset = UNSET
    send_read_receipts: bool | Unset = UNSET
    enable_login_emails: bool | Unset = UNSET
    enable_marketing_emails: bool | Unset = UNSET
    allow_private_data_export: bool | Unset = UNSET
    web_mark_read_on_scroll_policy: (
        UpdateSettingsRequestWebMarkReadOnScrollPolicy | Unset
    ) = UNSET
    web_channel_default_view: UpdateSettingsRequestWebChannelDefaultView | Unset = UNSET
    web_font_size_px: int | Unset = UNSET
    web_line_height_percent: int | Unset = UNSET
    color_scheme: UpdateSettingsRequestColorScheme | Unset = UNSET
    demote_inactive_streams: UpdateSettingsRequestDemoteInactiveStreams | Unset = UNSET
    user_list_style: UpdateSettingsRequestUserListStyle | Unset = UNSET
    web_stream_unreads_count_display_policy: (
        UpdateSettingsRequestWebStreamUnreadsCountDisplayPolicy | Unset
    ) = UNSET
    email_notifications_batching_period_seconds: int | Unset = UNSET
    desktop_icon_count_display: UpdateSettingsRequestDesktopIconCountDisplay | Unset = (
        UNSET
    )
    realm_name_in_email_notifications_policy: (
        UpdateSettingsRequestRealmNameInEmailNotificationsPolicy | Unset
    ) = UNSET
    automatically_follow_topics_policy: (
        UpdateSettingsRequestAutomaticallyFollowTopicsPolicy | Unset
    ) = UNSET
    automatically_unmute_topics_in_muted_streams_policy: (
        UpdateSettingsRequestAutomaticallyUnmuteTopicsInMutedStreamsPolicy | Unset
    ) = UNSET
    email_address_visibility: UpdateSettingsRequestEmailAddressVisibility | Unset = (
        UNSET
    )
    web_home_view: UpdateSettingsRequestWebHomeView | Unset = UNSET
    emojiset: UpdateSettingsRequestEmojiset | Unset = UNSET
    web_animate_image_previews: UpdateSettingsRequestWebAnimateImagePreviews | Unset = (
        UNSET
    )
    resolved_topic_notice_auto_read_policy: (
        UpdateSettingsRequestResolvedTopicNoticeAutoReadPolicy | Unset
    ) = UNSET
    notification_sound: UpdateSettingsRequestNotificationSound | Unset = UNSET
    default_language: str | Unset = UNSET
    timezone: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        target_users: dict[str, Any] | Unset = UNSET
        if not isinstance(self.target_users, Unset):
            target_users = self.target_users.to_dict()

        full_name = self.full_name

        email = self.email

        old_password = self.old_password

        new_password = self.new_password

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

        enable_login_emails = self.enable_login_emails

        enable_marketing_emails = self.enable_marketing_emails

        allow_private_data_export = self.allow_private_data_export

        web_mark_read_on_scroll_policy: int | Unset = UNSET
        if not isinstance(self.web_mark_read_on_scroll_policy, Unset):
            web_mark_read_on_scroll_policy = self.web_mark_read_on_scroll_policy.value

        web_channel_default_view: int | Unset = UNSET
        if not isinstance(self.web_channel_default_view, Unset):
            web_channel_default_view = self.web_channel_default_view.value

        web_font_size_px = self.web_font_size_px

        web_line_height_percent = self.web_line_height_percent

        color_scheme: int | Unset = UNSET
        if not isinstance(self.color_scheme, Unset):
            color_scheme = self.color_scheme.value

        demote_inactive_streams: int | Unset = UNSET
        if not isinstance(self.demote_inactive_streams, Unset):
            demote_inactive_streams = self.demote_inactive_streams.value

        user_list_style: int | Unset = UNSET
        if not isinstance(self.user_list_style, Unset):
            user_list_style = self.user_list_style.value

        web_stream_unreads_count_display_policy: int | Unset = UNSET
        if not isinstance(self.web_stream_unreads_count_display_policy, Unset):
            web_stream_unreads_count_display_policy = (
                self.web_stream_unreads_count_display_policy.value
            )

        email_notifications_batching_period_seconds = (
            self.email_notifications_batching_period_seconds
        )

        desktop_icon_count_display: int | Unset = UNSET
        if not isinstance(self.desktop_icon_count_display, Unset):
            desktop_icon_count_display = self.desktop_icon_count_display.value

        realm_name_in_email_notifications_policy: int | Unset = UNSET
        if not isinstance(self.realm_name_in_email_notifications_policy, Unset):
            realm_name_in_email_notifications_policy = (
                self.realm_name_in_email_notifications_policy.value
            )

        automatically_follow_topics_policy: int | Unset = UNSET
        if not isinstance(self.automatically_follow_topics_policy, Unset):
            automatically_follow_topics_policy = (
                self.automatically_follow_topics_policy.value
            )

        automatically_unmute_topics_in_muted_streams_policy: int | Unset = UNSET
        if not isinstance(
            self.automatically_unmute_topics_in_muted_streams_policy, Unset
        ):
            automatically_unmute_topics_in_muted_streams_policy = (
                self.automatically_unmute_topics_in_muted_streams_policy.value
            )

        email_address_visibility: int | Unset = UNSET
        if not isinstance(self.email_address_visibility, Unset):
            email_address_visibility = self.email_address_visibility.value

        web_home_view: str | Unset = UNSET
        if not isinstance(self.web_home_view, Unset):
            web_home_view = self.web_home_view.value

        emojiset: str | Unset = UNSET
        if not isinstance(self.emojiset, Unset):
            emojiset = self.emojiset.value

        web_animate_image_previews: str | Unset = UNSET
        if not isinstance(self.web_animate_image_previews, Unset):
            web_animate_image_previews = self.web_animate_image_previews.value

        resolved_topic_notice_auto_read_policy: str | Unset = UNSET
        if not isinstance(self.resolved_topic_notice_auto_read_policy, Unset):
            resolved_topic_notice_auto_read_policy = (
                self.resolved_topic_notice_auto_read_policy.value
            )

        notification_sound: str | Unset = UNSET
        if not isinstance(self.notification_sound, Unset):
            notification_sound = self.notification_sound.value

        default_language = self.default_language

        timezone = self.timezone

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if target_users is not UNSET:
            field_dict["target_users"] = target_users
        if full_name is not UNSET:
            field_dict["full_name"] = full_name
        if email is not UNSET:
            field_dict["email"] = email
        if old_password is not UNSET:
            field_dict["old_password"] = old_password
        if new_password is not UNSET:
            field_dict["new_password"] = new_password
        if twenty_four_hour_time is not UNSET:
            field_dict["twenty_four_hour_time"] = twenty_four_hour_time
        if starred_message_counts is not UNSET:
            field_dict["starred_message_counts"] = starred_message_counts
        if receives_typing_notifications is not UNSET:
            field_dict["receives_typing_notifications"] = receives_typing_notifications
        if web_suggest_update_timezone is not UNSET:
            field_dict["web_suggest_update_timezone"] = web_suggest_update_timezone
        if fluid_layout_width is not UNSET:
            field_dict["fluid_layout_width"] = fluid_layout_width
        if high_contrast_mode is not UNSET:
            field_dict["high_contrast_mode"] = high_contrast_mode
        if enable_drafts_synchronization is not UNSET:
            field_dict["enable_drafts_synchronization"] = enable_drafts_synchronization
        if translate_emoticons is not UNSET:
            field_dict["translate_emoticons"] = translate_emoticons
        if display_emoji_reaction_users is not UNSET:
            field_dict["display_emoji_reaction_users"] = display_emoji_reaction_users
        if web_escape_navigates_to_home_view is not UNSET:
            field_dict["web_escape_navigates_to_home_view"] = (
                web_escape_navigates_to_home_view
            )
        if web_navigate_to_sent_message is not UNSET:
            field_dict["web_navigate_to_sent_message"] = web_navigate_to_sent_message
        if left_side_userlist is not UNSET:
            field_dict["left_side_userlist"] = left_side_userlist
        if hide_ai_features is not UNSET:
            field_dict["hide_ai_features"] = hide_ai_features
        if web_inbox_show_channel_folders is not UNSET:
            field_dict["web_inbox_show_channel_folders"] = (
                web_inbox_show_channel_folders
            )
        if web_left_sidebar_show_channel_folders is not UNSET:
            field_dict["web_left_sidebar_show_channel_folders"] = (
                web_left_sidebar_show_channel_folders
            )
        if web_left_sidebar_unreads_count_summary is not UNSET:
            field_dict["web_left_sidebar_unreads_count_summary"] = (
                web_left_sidebar_unreads_count_summary
            )
        if enable_stream_desktop_notifications is not UNSET:
            field_dict["enable_stream_desktop_notifications"] = (
                enable_stream_desktop_notifications
            )
        if enable_stream_email_notifications is not UNSET:
            field_dict["enable_stream_email_notifications"] = (
                enable_stream_email_notifications
            )
        if enable_stream_push_notifications is not UNSET:
            field_dict["enable_stream_push_notifications"] = (
                enable_stream_push_notifications
            )
        if enable_stream_audible_notifications is not UNSET:
            field_dict["enable_stream_audible_notifications"] = (
                enable_stream_audible_notifications
            )
        if enable_desktop_notifications is not UNSET:
            field_dict["enable_desktop_notifications"] = enable_desktop_notifications
        if enable_sounds is not UNSET:
            field_dict["enable_sounds"] = enable_sounds
        if enable_followed_topic_desktop_notifications is not UNSET:
            field_dict["enable_followed_topic_desktop_notifications"] = (
                enable_followed_topic_desktop_notifications
            )
        if enable_followed_topic_email_notifications is not UNSET:
            field_dict["enable_followed_topic_email_notifications"] = (
                enable_followed_topic_email_notifications
            )
        if enable_followed_topic_push_notifications is not UNSET:
            field_dict["enable_followed_topic_push_notifications"] = (
                enable_followed_topic_push_notifications
            )
        if enable_followed_topic_audible_notifications is not UNSET:
            field_dict["enable_followed_topic_audible_notifications"] = (
                enable_followed_topic_audible_notifications
            )
        if enable_offline_email_notifications is not UNSET:
            field_dict["enable_offline_email_notifications"] = (
                enable_offline_email_notifications
            )
        if enable_offline_push_notifications is not UNSET:
            field_dict["enable_offline_push_notifications"] = (
                enable_offline_push_notifications
            )
        if enable_online_push_notifications is not UNSET:
            field_dict["enable_online_push_notifications"] = (
                enable_online_push_notifications
            )
        if enable_digest_emails is not UNSET:
            field_dict["enable_digest_emails"] = enable_digest_emails
        if message_content_in_email_notifications is not UNSET:
            field_dict["message_content_in_email_notifications"] = (
                message_content_in_email_notifications
            )
        if pm_content_in_desktop_notifications is not UNSET:
            field_dict["pm_content_in_desktop_notifications"] = (
                pm_content_in_desktop_notifications
            )
        if wildcard_mentions_notify is not UNSET:
            field_dict["wildcard_mentions_notify"] = wildcard_mentions_notify
        if enable_followed_topic_wildcard_mentions_notify is not UNSET:
            field_dict["enable_followed_topic_wildcard_mentions_notify"] = (
                enable_followed_topic_wildcard_mentions_notify
            )
        if automatically_follow_topics_where_mentioned is not UNSET:
            field_dict["automatically_follow_topics_where_mentioned"] = (
                automatically_follow_topics_where_mentioned
            )
        if presence_enabled is not UNSET:
            field_dict["presence_enabled"] = presence_enabled
        if enter_sends is not UNSET:
            field_dict["enter_sends"] = enter_sends
        if send_private_typing_notifications is not UNSET:
            field_dict["send_private_typing_notifications"] = (
                send_private_typing_notifications
            )
        if send_stream_typing_notifications is not UNSET:
            field_dict["send_stream_typing_notifications"] = (
                send_stream_typing_notifications
            )
        if send_read_receipts is not UNSET:
            field_dict["send_read_receipts"] = send_read_receipts
        if enable_login_emails is not UNSET:
            field_dict["enable_login_emails"] = enable_login_emails
        if enable_marketing_emails is not UNSET:
            field_dict["enable_marketing_emails"] = enable_marketing_emails
        if allow_private_data_export is not UNSET:
            field_dict["allow_private_data_export"] = allow_private_data_export
        if web_mark_read_on_scroll_policy is not UNSET:
            field_dict["web_mark_read_on_scroll_policy"] = (
                web_mark_read_on_scroll_policy
            )
        if web_channel_default_view is not UNSET:
            field_dict["web_channel_default_view"] = web_channel_default_view
        if web_font_size_px is not UNSET:
            field_dict["web_font_size_px"] = web_font_size_px
        if web_line_height_percent is not UNSET:
            field_dict["web_line_height_percent"] = web_line_height_percent
        if color_scheme is not UNSET:
            field_dict["color_scheme"] = color_scheme
        if demote_inactive_streams is not UNSET:
            field_dict["demote_inactive_streams"] = demote_inactive_streams
        if user_list_style is not UNSET:
            field_dict["user_list_style"] = user_list_style
        if web_stream_unreads_count_display_policy is not UNSET:
            field_dict["web_stream_unreads_count_display_policy"] = (
                web_stream_unreads_count_display_policy
            )
        if email_notifications_batching_period_seconds is not UNSET:
            field_dict["email_notifications_batching_period_seconds"] = (
                email_notifications_batching_period_seconds
            )
        if desktop_icon_count_display is not UNSET:
            field_dict["desktop_icon_count_display"] = desktop_icon_count_display
        if realm_name_in_email_notifications_policy is not UNSET:
            field_dict["realm_name_in_email_notifications_policy"] = (
                realm_name_in_email_notifications_policy
            )
        if automatically_follow_topics_policy is not UNSET:
            field_dict["automatically_follow_topics_policy"] = (
                automatically_follow_topics_policy
            )
        if automatically_unmute_topics_in_muted_streams_policy is not UNSET:
            field_dict["automatically_unmute_topics_in_muted_streams_policy"] = (
                automatically_unmute_topics_in_muted_streams_policy
            )
        if email_address_visibility is not UNSET:
            field_dict["email_address_visibility"] = email_address_visibility
        if web_home_view is not UNSET:
            field_dict["web_home_view"] = web_home_view
        if emojiset is not UNSET:
            field_dict["emojiset"] = emojiset
        if web_animate_image_previews is not UNSET:
            field_dict["web_animate_image_previews"] = web_animate_image_previews
        if resolved_topic_notice_auto_read_policy is not UNSET:
            field_dict["resolved_topic_notice_auto_read_policy"] = (
                resolved_topic_notice_auto_read_policy
            )
        if notification_sound is not UNSET:
            field_dict["notification_sound"] = notification_sound
        if default_language is not UNSET:
            field_dict["default_language"] = default_language
        if timezone is not UNSET:
            field_dict["timezone"] = timezone

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.update_settings_request_target_users import (
            UpdateSettingsRequestTargetUsers,
        )

        d = dict(src_dict)
        _target_users = d.pop("target_users", UNSET)
        target_users: UpdateSettingsRequestTargetUsers | Unset
        if isinstance(_target_users, Unset):
            target_users = UNSET
        else:
            target_users = UpdateSettingsRequestTargetUsers.from_dict(_target_users)

        full_name = d.pop("full_name", UNSET)

        email = d.pop("email", UNSET)

        old_password = d.pop("old_password", UNSET)

        new_password = d.pop("new_password", UNSET)

        twenty_four_hour_time = d.pop("twenty_four_hour_time", UNSET)

        starred_message_counts = d.pop("starred_message_counts", UNSET)

        receives_typing_notifications = d.pop("receives_typing_notifications", UNSET)

        web_suggest_update_timezone = d.pop("web_suggest_update_timezone", UNSET)

        fluid_layout_width = d.pop("fluid_layout_width", UNSET)

        high_contrast_mode = d.pop("high_contrast_mode", UNSET)

        enable_drafts_synchronization = d.pop("enable_drafts_synchronization", UNSET)

        translate_emoticons = d.pop("translate_emoticons", UNSET)

        display_emoji_reaction_users = d.pop("display_emoji_reaction_users", UNSET)

        web_escape_navigates_to_home_view = d.pop(
            "web_escape_navigates_to_home_view", UNSET
        )

        web_navigate_to_sent_message = d.pop("web_navigate_to_sent_message", UNSET)

        left_side_userlist = d.pop("left_side_userlist", UNSET)

        hide_ai_features = d.pop("hide_ai_features", UNSET)

        web_inbox_show_channel_folders = d.pop("web_inbox_show_channel_folders", UNSET)

        web_left_sidebar_show_channel_folders = d.pop(
            "web_left_sidebar_show_channel_folders", UNSET
        )

        web_left_sidebar_unreads_count_summary = d.pop(
            "web_left_sidebar_unreads_count_summary", UNSET
        )

        enable_stream_desktop_notifications = d.pop(
            "enable_stream_desktop_notifications", UNSET
        )

        enable_stream_email_notifications = d.pop(
            "enable_stream_email_notifications", UNSET
        )

        enable_stream_push_notifications = d.pop(
            "enable_stream_push_notifications", UNSET
        )

        enable_stream_audible_notifications = d.pop(
            "enable_stream_audible_notifications", UNSET
        )

        enable_desktop_notifications = d.pop("enable_desktop_notifications", UNSET)

        enable_sounds = d.pop("enable_sounds", UNSET)

        enable_followed_topic_desktop_notifications = d.pop(
            "enable_followed_topic_desktop_notifications", UNSET
        )

        enable_followed_topic_email_notifications = d.pop(
            "enable_followed_topic_email_notifications", UNSET
        )

        enable_followed_topic_push_notifications = d.pop(
            "enable_followed_topic_push_notifications", UNSET
        )

        enable_followed_topic_audible_notifications = d.pop(
            "enable_followed_topic_audible_notifications", UNSET
        )

        enable_offline_email_notifications = d.pop(
            "enable_offline_email_notifications", UNSET
        )

        enable_offline_push_notifications = d.pop(
            "enable_offline_push_notifications", UNSET
        )

        enable_online_push_notifications = d.pop(
            "enable_online_push_notifications", UNSET
        )

        enable_digest_emails = d.pop("enable_digest_emails", UNSET)

        message_content_in_email_notifications = d.pop(
            "message_content_in_email_notifications", UNSET
        )

        pm_content_in_desktop_notifications = d.pop(
            "pm_content_in_desktop_notifications", UNSET
        )

        wildcard_mentions_notify = d.pop("wildcard_mentions_notify", UNSET)

        enable_followed_topic_wildcard_mentions_notify = d.pop(
            "enable_followed_topic_wildcard_mentions_notify", UNSET
        )

        automatically_follow_topics_where_mentioned = d.pop(
            "automatically_follow_topics_where_mentioned", UNSET
        )

        presence_enabled = d.pop("presence_enabled", UNSET)

        enter_sends = d.pop("enter_sends", UNSET)

        send_private_typing_notifications = d.pop(
            "send_private_typing_notifications", UNSET
        )

        send_stream_typing_notifications = d.pop(
            "send_stream_typing_notifications", UNSET
        )

        send_read_receipts = d.pop("send_read_receipts", UNSET)

        enable_login_emails = d.pop("enable_login_emails", UNSET)

        enable_marketing_emails = d.pop("enable_marketing_emails", UNSET)

        allow_private_data_export = d.pop("allow_private_data_export", UNSET)

        _web_mark_read_on_scroll_policy = d.pop("web_mark_read_on_scroll_policy", UNSET)
        web_mark_read_on_scroll_policy: (
            UpdateSettingsRequestWebMarkReadOnScrollPolicy | Unset
        )
        if isinstance(_web_mark_read_on_scroll_policy, Unset):
            web_mark_read_on_scroll_policy = UNSET
        else:
            web_mark_read_on_scroll_policy = (
                UpdateSettingsRequestWebMarkReadOnScrollPolicy(
                    _web_mark_read_on_scroll_policy
                )
            )

        _web_channel_default_view = d.pop("web_channel_default_view", UNSET)
        web_channel_default_view: UpdateSettingsRequestWebChannelDefaultView | Unset
        if isinstance(_web_channel_default_view, Unset):
            web_channel_default_view = UNSET
        else:
            web_channel_default_view = UpdateSettingsRequestWebChannelDefaultView(
                _web_channel_default_view
            )

        web_font_size_px = d.pop("web_font_size_px", UNSET)

        web_line_height_percent = d.pop("web_line_height_percent", UNSET)

        _color_scheme = d.pop("color_scheme", UNSET)
        color_scheme: UpdateSettingsRequestColorScheme | Unset
        if isinstance(_color_scheme, Unset):
            color_scheme = UNSET
        else:
            color_scheme = UpdateSettingsRequestColorScheme(_color_scheme)

        _demote_inactive_streams = d.pop("demote_inactive_streams", UNSET)
        demote_inactive_streams: UpdateSettingsRequestDemoteInactiveStreams | Unset
        if isinstance(_demote_inactive_streams, Unset):
            demote_inactive_streams = UNSET
        else:
            demote_inactive_streams = UpdateSettingsRequestDemoteInactiveStreams(
                _demote_inactive_streams
            )

        _user_list_style = d.pop("user_list_style", UNSET)
        user_list_style: UpdateSettingsRequestUserListStyle | Unset
        if isinstance(_user_list_style, Unset):
            user_list_style = UNSET
        else:
            user_list_style = UpdateSettingsRequestUserListStyle(_user_list_style)

        _web_stream_unreads_count_display_policy = d.pop(
            "web_stream_unreads_count_display_policy", UNSET
        )
        web_stream_unreads_count_display_policy: (
            UpdateSettingsRequestWebStreamUnreadsCountDisplayPolicy | Unset
        )
        if isinstance(_web_stream_unreads_count_display_policy, Unset):
            web_stream_unreads_count_display_policy = UNSET
        else:
            web_stream_unreads_count_display_policy = (
                UpdateSettingsRequestWebStreamUnreadsCountDisplayPolicy(
                    _web_stream_unreads_count_display_policy
                )
            )

        email_notifications_batching_period_seconds = d.pop(
            "email_notifications_batching_period_seconds", UNSET
        )

        _desktop_icon_count_display = d.pop("desktop_icon_count_display", UNSET)
        desktop_icon_count_display: UpdateSettingsRequestDesktopIconCountDisplay | Unset
        if isinstance(_desktop_icon_count_display, Unset):
            desktop_icon_count_display = UNSET
        else:
            desktop_icon_count_display = UpdateSettingsRequestDesktopIconCountDisplay(
                _desktop_icon_count_display
            )

        _realm_name_in_email_notifications_policy = d.pop(
            "realm_name_in_email_notifications_policy", UNSET
        )
        realm_name_in_email_notifications_policy: (
            UpdateSettingsRequestRealmNameInEmailNotificationsPolicy | Unset
        )
        if isinstance(_realm_name_in_email_notifications_policy, Unset):
            realm_name_in_email_notifications_policy = UNSET
        else:
            realm_name_in_email_notifications_policy = (
                UpdateSettingsRequestRealmNameInEmailNotificationsPolicy(
                    _realm_name_in_email_notifications_policy
                )
            )

        _automatically_follow_topics_policy = d.pop(
            "automatically_follow_topics_policy", UNSET
        )
        automatically_follow_topics_policy: (
            UpdateSettingsRequestAutomaticallyFollowTopicsPolicy | Unset
        )
        if isinstance(_automatically_follow_topics_policy, Unset):
            automatically_follow_topics_policy = UNSET
        else:
            automatically_follow_topics_policy = (
                UpdateSettingsRequestAutomaticallyFollowTopicsPolicy(
                    _automatically_follow_topics_policy
                )
            )

        _automatically_unmute_topics_in_muted_streams_policy = d.pop(
            "automatically_unmute_topics_in_muted_streams_policy", UNSET
        )
        automatically_unmute_topics_in_muted_streams_policy: (
            UpdateSettingsRequestAutomaticallyUnmuteTopicsInMutedStreamsPolicy | Unset
        )
        if isinstance(_automatically_unmute_topics_in_muted_streams_policy, Unset):
            automatically_unmute_topics_in_muted_streams_policy = UNSET
        else:
            automatically_unmute_topics_in_muted_streams_policy = (
                UpdateSettingsRequestAutomaticallyUnmuteTopicsInMutedStreamsPolicy(
                    _automatically_unmute_topics_in_muted_streams_policy
                )
            )

        _email_address_visibility = d.pop("email_address_visibility", UNSET)
        email_address_visibility: UpdateSettingsRequestEmailAddressVisibility | Unset
        if isinstance(_email_address_visibility, Unset):
            email_address_visibility = UNSET
        else:
            email_address_visibility = UpdateSettingsRequestEmailAddressVisibility(
                _email_address_visibility
            )

        _web_home_view = d.pop("web_home_view", UNSET)
        web_home_view: UpdateSettingsRequestWebHomeView | Unset
        if isinstance(_web_home_view, Unset):
            web_home_view = UNSET
        else:
            web_home_view = UpdateSettingsRequestWebHomeView(_web_home_view)

        _emojiset = d.pop("emojiset", UNSET)
        emojiset: UpdateSettingsRequestEmojiset | Unset
        if isinstance(_emojiset, Unset):
            emojiset = UNSET
        else:
            emojiset = UpdateSettingsRequestEmojiset(_emojiset)

        _web_animate_image_previews = d.pop("web_animate_image_previews", UNSET)
        web_animate_image_previews: UpdateSettingsRequestWebAnimateImagePreviews | Unset
        if isinstance(_web_animate_image_previews, Unset):
            web_animate_image_previews = UNSET
        else:
            web_animate_image_previews = UpdateSettingsRequestWebAnimateImagePreviews(
                _web_animate_image_previews
            )

        _resolved_topic_notice_auto_read_policy = d.pop(
            "resolved_topic_notice_auto_read_policy", UNSET
        )
        resolved_topic_notice_auto_read_policy: (
            UpdateSettingsRequestResolvedTopicNoticeAutoReadPolicy | Unset
        )
        if isinstance(_resolved_topic_notice_auto_read_policy, Unset):
            resolved_topic_notice_auto_read_policy = UNSET
        else:
            resolved_topic_notice_auto_read_policy = (
                UpdateSettingsRequestResolvedTopicNoticeAutoReadPolicy(
                    _resolved_topic_notice_auto_read_policy
                )
            )

        _notification_sound = d.pop("notification_sound", UNSET)
        notification_sound: UpdateSettingsRequestNotificationSound | Unset
        if isinstance(_notification_sound, Unset):
            notification_sound = UNSET
        else:
            notification_sound = UpdateSettingsRequestNotificationSound(
                _notification_sound
            )

        default_language = d.pop("default_language", UNSET)

        timezone = d.pop("timezone", UNSET)

        update_settings_request = cls(
            target_users=target_users,
            full_name=full_name,
            email=email,
            old_password=old_password,
            new_password=new_password,
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
            enable_login_emails=enable_login_emails,
            enable_marketing_emails=enable_marketing_emails,
            allow_private_data_export=allow_private_data_export,
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
            resolved_topic_notice_auto_read_policy=resolved_topic_notice_auto_read_policy,
            notification_sound=notification_sound,
            default_language=default_language,
            timezone=timezone,
        )

        update_settings_request.additional_properties = d
        return update_settings_request

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
