// The part of the initial state about linkifiers.

import type { Tx } from '../../db/index.ts'
import { readIfAny } from '../../models/filled-tables.ts'
import { Linkifier } from '../../models/linkifier.ts'
import type { User } from '../../models/user.ts'
import { presentLegacyLinkifier, presentLinkifier } from '../../present/linkifier.ts'
import type { Wants } from './fetch-types.ts'

/** The fields `realm_linkifiers`, which is empty for clients that do not know URL templates, and `realm_filters` of POST /register. */
export async function linkifierState(viewer: User, knowsTemplates: boolean, wants: Wants, tx: Tx): Promise<object> {
  const linkifiers = wants('realm_linkifiers', 'realm_filters')
    ? await readIfAny(Linkifier, viewer, () => Linkifier.findAllOf(viewer.realm_id, tx), tx)
    : []
  return {
    ...(wants('realm_linkifiers') ? { realm_linkifiers: knowsTemplates ? linkifiers.map(presentLinkifier) : [] } : {}),
    ...(wants('realm_filters') ? { realm_filters: linkifiers.map(presentLegacyLinkifier).filter((entry) => entry !== undefined) } : {}),
  }
}
