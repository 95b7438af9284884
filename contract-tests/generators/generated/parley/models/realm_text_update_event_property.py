from enum import Enum


class RealmTextUpdateEventProperty(str, Enum):
    DEFAULT_LANGUAGE = "default_language"
    NAME = "name"
    WELCOME_MESSAGE_CUSTOM_TEXT = "welcome_message_custom_text"

    def __str__(self) -> str:
        return str(self.value)
