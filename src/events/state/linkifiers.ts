// The part of the initial state about linkifiers.

import { presentLegacyLinkifier, presentLinkifier } from '../../present/linkifier.ts'
import type { StateFacts } from './facts.ts'
import type { Wants } from './fetch-types.ts'

/** The fields `realm_linkifiers`, which is empty for clients that do not know URL templates, and `realm_filters` of POST /register. */
export function linkifierState({ linkifiers }: StateFacts, knowsTemplates: boolean, wants: Wants): object {
  return {
    ...(wants('realm_linkifiers') ? { realm_linkifiers: knowsTemplates ? linkifiers.map(presentLinkifier) : [] } : {}),
    ...(wants('realm_filters') ? { realm_filters: linkifiers.map(presentLegacyLinkifier).filter((entry) => entry !== undefined) } : {}),
  }
}
