from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

from attrs import define as _attrs_define

from ..models.onboarding_step_type import OnboardingStepType

T = TypeVar("T", bound="OnboardingStep")


@_attrs_define
class OnboardingStep:
    """An introduction that the caller has not seen yet.

    Example:
        {'type': 'one_time_notice', 'name': 'visibility_policy_banner'}

    Attributes:
        type_ (OnboardingStepType):
        name (str): Which one.
    """

    type_: OnboardingStepType
    name: str

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_.value

        name = self.name

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "name": name,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        type_ = OnboardingStepType(d.pop("type"))

        name = d.pop("name")

        onboarding_step = cls(
            type_=type_,
            name=name,
        )

        return onboarding_step
