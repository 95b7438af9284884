// Introductions that people have seen.

import type { UserContext } from '../../context.ts'
import { insert } from '../../db/sql.ts'
import { change } from '../../events/change.ts'
import { onboardingStepsEvent } from '../../events/types/onboarding_steps.ts'
import { SeenStep } from '../../models/seen-step.ts'
import { presentUnseenSteps } from '../../present/onboarding-step.ts'
import type { OnboardingStep } from '../../values/onboarding-steps.ts'

/**
 * Notes that a person has seen an introduction. The caller's account is locked (access/people/authority.ts), so concurrent requests see each
 * other's steps. Throws BAD_REQUEST. (markOnboardingStep)
 */
export async function markOnboardingStep(ctx: UserContext, step: OnboardingStep): Promise<void> {
  const { viewer: user } = ctx
  await change(ctx, async ({ tx, announce }) => {
    const seen = await SeenStep.allOf(user.id).rows(tx)
    if (seen.some((one) => one.step === step)) return
    const row = { realm_id: user.realm_id, user_id: user.id, step }
    await insert(SeenStep, [row], tx)
    announce(onboardingStepsEvent(user.id, presentUnseenSteps([...seen, row])))
  })
}
