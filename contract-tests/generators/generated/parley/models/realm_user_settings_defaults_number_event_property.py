from enum import Enum


class RealmUserSettingsDefaultsNumberEventProperty(str, Enum):
    AUTOMATICALLY_FOLLOW_TOPICS_POLICY = "automatically_follow_topics_policy"
    AUTOMATICALLY_UNMUTE_TOPICS_IN_MUTED_STREAMS_POLICY = (
        "automatically_unmute_topics_in_muted_streams_policy"
    )
    COLOR_SCHEME = "color_scheme"
    DEMOTE_INACTIVE_STREAMS = "demote_inactive_streams"
    DESKTOP_ICON_COUNT_DISPLAY = "desktop_icon_count_display"
    EMAIL_ADDRESS_VISIBILITY = "email_address_visibility"
    EMAIL_NOTIFICATIONS_BATCHING_PERIOD_SECONDS = (
        "email_notifications_batching_period_seconds"
    )
    REALM_NAME_IN_EMAIL_NOTIFICATIONS_POLICY = (
        "realm_name_in_email_notifications_policy"
    )
    USER_LIST_STYLE = "user_list_style"
    WEB_CHANNEL_DEFAULT_VIEW = "web_channel_default_view"
    WEB_FONT_SIZE_PX = "web_font_size_px"
    WEB_LINE_HEIGHT_PERCENT = "web_line_height_percent"
    WEB_MARK_READ_ON_SCROLL_POLICY = "web_mark_read_on_scroll_policy"
    WEB_STREAM_UNREADS_COUNT_DISPLAY_POLICY = "web_stream_unreads_count_display_policy"

    def __str__(self) -> str:
        return str(self.value)
