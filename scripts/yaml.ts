// Writes YAML. A module of its own because it is loaded on demand, and its package is no ECMAScript module.

import { stringify } from 'yaml'

/** A document as YAML, without anchors. */
export function yamlOf(document: unknown): string {
  return stringify(document, { aliasDuplicateObjects: false })
}
