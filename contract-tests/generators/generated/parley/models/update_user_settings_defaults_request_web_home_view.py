from enum import Enum


class UpdateUserSettingsDefaultsRequestWebHomeView(str, Enum):
    ALL_MESSAGES = "all_messages"
    INBOX = "inbox"
    RECENT = "recent"

    def __str__(self) -> str:
        return str(self.value)
