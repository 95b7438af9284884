from enum import Enum


class UserSettingsTextEventProperty(str, Enum):
    EMOJISET = "emojiset"
    NOTIFICATION_SOUND = "notification_sound"
    RESOLVED_TOPIC_NOTICE_AUTO_READ_POLICY = "resolved_topic_notice_auto_read_policy"
    TIMEZONE = "timezone"
    WEB_ANIMATE_IMAGE_PREVIEWS = "web_animate_image_previews"
    WEB_HOME_VIEW = "web_home_view"

    def __str__(self) -> str:
        return str(self.value)
