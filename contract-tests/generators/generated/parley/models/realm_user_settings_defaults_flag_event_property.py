from enum import Enum


class RealmUserSettingsDefaultsFlagEventProperty(str, Enum):
    AUTOMATICALLY_FOLLOW_TOPICS_WHERE_MENTIONED = (
        "automatically_follow_topics_where_mentioned"
    )
    DISPLAY_EMOJI_REACTION_USERS = "display_emoji_reaction_users"
    ENABLE_DESKTOP_NOTIFICATIONS = "enable_desktop_notifications"
    ENABLE_DIGEST_EMAILS = "enable_digest_emails"
    ENABLE_DRAFTS_SYNCHRONIZATION = "enable_drafts_synchronization"
    ENABLE_FOLLOWED_TOPIC_AUDIBLE_NOTIFICATIONS = (
        "enable_followed_topic_audible_notifications"
    )
    ENABLE_FOLLOWED_TOPIC_DESKTOP_NOTIFICATIONS = (
        "enable_followed_topic_desktop_notifications"
    )
    ENABLE_FOLLOWED_TOPIC_EMAIL_NOTIFICATIONS = (
        "enable_followed_topic_email_notifications"
    )
    ENABLE_FOLLOWED_TOPIC_PUSH_NOTIFICATIONS = (
        "enable_followed_topic_push_notifications"
    )
    ENABLE_FOLLOWED_TOPIC_WILDCARD_MENTIONS_NOTIFY = (
        "enable_followed_topic_wildcard_mentions_notify"
    )
    ENABLE_OFFLINE_EMAIL_NOTIFICATIONS = "enable_offline_email_notifications"
    ENABLE_OFFLINE_PUSH_NOTIFICATIONS = "enable_offline_push_notifications"
    ENABLE_ONLINE_PUSH_NOTIFICATIONS = "enable_online_push_notifications"
    ENABLE_SOUNDS = "enable_sounds"
    ENABLE_STREAM_AUDIBLE_NOTIFICATIONS = "enable_stream_audible_notifications"
    ENABLE_STREAM_DESKTOP_NOTIFICATIONS = "enable_stream_desktop_notifications"
    ENABLE_STREAM_EMAIL_NOTIFICATIONS = "enable_stream_email_notifications"
    ENABLE_STREAM_PUSH_NOTIFICATIONS = "enable_stream_push_notifications"
    ENTER_SENDS = "enter_sends"
    FLUID_LAYOUT_WIDTH = "fluid_layout_width"
    HIDE_AI_FEATURES = "hide_ai_features"
    HIGH_CONTRAST_MODE = "high_contrast_mode"
    LEFT_SIDE_USERLIST = "left_side_userlist"
    MESSAGE_CONTENT_IN_EMAIL_NOTIFICATIONS = "message_content_in_email_notifications"
    PM_CONTENT_IN_DESKTOP_NOTIFICATIONS = "pm_content_in_desktop_notifications"
    PRESENCE_ENABLED = "presence_enabled"
    RECEIVES_TYPING_NOTIFICATIONS = "receives_typing_notifications"
    SEND_PRIVATE_TYPING_NOTIFICATIONS = "send_private_typing_notifications"
    SEND_READ_RECEIPTS = "send_read_receipts"
    SEND_STREAM_TYPING_NOTIFICATIONS = "send_stream_typing_notifications"
    STARRED_MESSAGE_COUNTS = "starred_message_counts"
    TRANSLATE_EMOTICONS = "translate_emoticons"
    TWENTY_FOUR_HOUR_TIME = "twenty_four_hour_time"
    WEB_ESCAPE_NAVIGATES_TO_HOME_VIEW = "web_escape_navigates_to_home_view"
    WEB_INBOX_SHOW_CHANNEL_FOLDERS = "web_inbox_show_channel_folders"
    WEB_LEFT_SIDEBAR_SHOW_CHANNEL_FOLDERS = "web_left_sidebar_show_channel_folders"
    WEB_LEFT_SIDEBAR_UNREADS_COUNT_SUMMARY = "web_left_sidebar_unreads_count_summary"
    WEB_NAVIGATE_TO_SENT_MESSAGE = "web_navigate_to_sent_message"
    WEB_SUGGEST_UPDATE_TIMEZONE = "web_suggest_update_timezone"
    WILDCARD_MENTIONS_NOTIFY = "wildcard_mentions_notify"

    def __str__(self) -> str:
        return str(self.value)
