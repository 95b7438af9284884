from enum import Enum


class OnboardingStepType(str, Enum):
    ONE_TIME_NOTICE = "one_time_notice"

    def __str__(self) -> str:
        return str(self.value)
