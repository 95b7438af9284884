// Introductions.

import { markOnboardingStep as mark } from '../../actions/people/onboarding.ts'
import type { Handler } from '../../http/handler.ts'

export const markOnboardingStep: Handler<'markOnboardingStep'> = async (ctx, { body }) => {
  await mark(ctx, body.onboarding_step)
  return {}
}
