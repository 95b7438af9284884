// A code playground on the wire.

import type { Schema } from '../http/types.ts'
import type { Playground } from '../models/playground.ts'

export function presentPlayground({ id, name, pygments_language, url_template }: Playground): Schema<'Playground'> {
  return { id, name, pygments_language, url_template }
}
