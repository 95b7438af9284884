// Putting a list in order.

import { badRequest } from '../errors.ts'

/**
 * The things in the order of `ids`. Throws BAD_REQUEST with the parameter's name unless `ids` contains the ID of each thing exactly once.
 * (reorderLinkifiers, reorderChannelFolders, reorderProfileFields)
 */
export function inOrder<T extends { id: number }>(things: readonly T[], ids: readonly number[], parameter: string, noun: string): T[] {
  const left = new Map(things.map((thing) => [thing.id, thing]))
  const ordered = ids.map((id) => {
    const thing = left.get(id)
    if (!thing) {
      const fault = things.some((other) => other.id === id) ? 'twice' : 'that does not exist'
      throw badRequest(`'${parameter}' names a ${noun} ${fault}: ${id}`)
    }
    left.delete(id)
    return thing
  })
  if (left.size > 0) throw badRequest(`'${parameter}' must name every ${noun}; left out: ${[...left.keys()].join(', ')}`)
  return ordered
}
