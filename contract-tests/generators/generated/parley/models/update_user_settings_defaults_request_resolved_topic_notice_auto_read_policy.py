from enum import Enum


class UpdateUserSettingsDefaultsRequestResolvedTopicNoticeAutoReadPolicy(str, Enum):
    ALWAYS = "always"
    EXCEPT_FOLLOWED = "except_followed"
    NEVER = "never"

    def __str__(self) -> str:
        return str(self.value)
