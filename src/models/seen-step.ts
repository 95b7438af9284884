// An introduction that a person has seen.

import { type Read, readOf } from '../db/reads.ts'
import type { Row } from '../db/sql.ts'
import { index, key, person, plain, realm, string, table } from '../db/table.ts'
import type { OnboardingStep } from '../values/onboarding-steps.ts'

class SeenStepTable extends table(
  'seen_steps',
  {
    realm_id: realm(),
    user_id: key(person('removed')),
    step: key(plain(string<OnboardingStep>(60))),
  },
  { indexes: [index('realm_id')] },
) {
  /** What a person has seen, unordered. */
  static allOf(userId: number): Read<SeenStep> {
    return readOf(SeenStep, { where: { user_id: userId } })
  }
}

export const SeenStep = SeenStepTable
export type SeenStep = Row<SeenStepTable>
