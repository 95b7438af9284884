// onboarding_steps events: a person has seen an introduction. The person's own clients get those that are left.

import type { presentUnseenSteps } from '../../present/onboarding-step.ts'
import { asLogged, type EventDefinition, type EventOf, nobody } from '../event.ts'

interface OnboardingStepsPayload {
  onboarding_steps: ReturnType<typeof presentUnseenSteps>
}

export const onboardingSteps = {
  invalidates: [],
  changesViewOf: nobody,
  endsSight: false,
  deliver: asLogged<OnboardingStepsPayload>,
  seen: 'always',
} satisfies EventDefinition<OnboardingStepsPayload>

export function onboardingStepsEvent(
  userId: number,
  onboarding_steps: OnboardingStepsPayload['onboarding_steps'],
): EventOf<'onboarding_steps', OnboardingStepsPayload> {
  return { type: 'onboarding_steps', payload: { onboarding_steps }, audience: { to: 'users', ids: [userId] } }
}
