// Which playgrounds an organisation can have.

import { apiError, badRequest } from '../../errors.ts'
import { Playground } from '../../models/playground.ts'
import type { Realm } from '../../models/realm.ts'

/** The playgrounds of an organisation, in the order in which they were added. */
export function playgroundsOf(realm: Pick<Realm, 'id'>): Promise<Playground[]> {
  return Playground.allOf(realm.id).rows()
}

/** A playground of the organisation, which has all of these. Throws NOT_FOUND. */
export function accessPlayground(all: readonly Playground[], id: number): Playground {
  const playground = all.find((one) => one.id === id)
  if (!playground) throw apiError('NOT_FOUND', 'Playground does not exist')
  return playground
}

/** Throws BAD_REQUEST unless the organisation can have this playground beside the others. (addPlayground) */
export function requireUsablePlayground(
  { name_key, language_key }: Pick<Playground, 'name_key' | 'language_key'>,
  others: readonly Playground[],
): void {
  if (others.some((one) => one.name_key === name_key && one.language_key === language_key))
    throw badRequest("'name' is already in use by another playground of this language")
}
