from enum import Enum


class OnboardingStepsEventType(str, Enum):
    ONBOARDING_STEPS = "onboarding_steps"

    def __str__(self) -> str:
        return str(self.value)
