// The introductions that a person has not seen yet, on the wire.

import type { Schema } from '../http/types.ts'
import type { SeenStep } from '../models/seen-step.ts'
import { ONBOARDING_STEPS } from '../values/onboarding-steps.ts'

export function presentUnseenSteps(seen: readonly Pick<SeenStep, 'step'>[]): Schema<'OnboardingStep'>[] {
  const names = new Set(seen.map(({ step }) => step))
  return ONBOARDING_STEPS.filter((name) => !names.has(name)).map((name) => ({ type: 'one_time_notice', name }))
}
