from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.onboarding_steps_event_type import OnboardingStepsEventType

if TYPE_CHECKING:
    from ..models.onboarding_step import OnboardingStep


T = TypeVar("T", bound="OnboardingStepsEvent")


@_attrs_define
class OnboardingStepsEvent:
    """The introductions that a client is still to show the caller have changed. Goes to the user's own clients, with the
    whole list.

        Example:
            {'id': 0, 'type': 'onboarding_steps', 'onboarding_steps': [{'type': 'one_time_notice', 'name':
                'visibility_policy_banner'}]}

        Attributes:
            id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
                `last_event_id`.
            type_ (OnboardingStepsEventType):
            onboarding_steps (list[OnboardingStep]):
    """

    id: int
    type_: OnboardingStepsEventType
    onboarding_steps: list[OnboardingStep]

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        onboarding_steps = []
        for onboarding_steps_item_data in self.onboarding_steps:
            onboarding_steps_item = onboarding_steps_item_data.to_dict()
            onboarding_steps.append(onboarding_steps_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "onboarding_steps": onboarding_steps,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.onboarding_step import OnboardingStep

        d = dict(src_dict)
        id = d.pop("id")

        type_ = OnboardingStepsEventType(d.pop("type"))

        onboarding_steps = []
        _onboarding_steps = d.pop("onboarding_steps")
        for onboarding_steps_item_data in _onboarding_steps:
            onboarding_steps_item = OnboardingStep.from_dict(onboarding_steps_item_data)

            onboarding_steps.append(onboarding_steps_item)

        onboarding_steps_event = cls(
            id=id,
            type_=type_,
            onboarding_steps=onboarding_steps,
        )

        return onboarding_steps_event
