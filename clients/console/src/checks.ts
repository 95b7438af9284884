// Whether an event matches the contract.

import type { Event } from '../../typescript/src/index.ts'

export interface Verdict {
  /** The name of the schema. Undefined if the contract has no such type. */
  schema: string | undefined
  /** What is wrong, or undefined. */
  fault: string | undefined
}

/** Checks an event against its schema. The checks are loaded with the first event. */
export async function judge(event: Event): Promise<Verdict> {
  const { SCHEMAS, validate } = await import('event-checks')
  const schema = SCHEMAS[event.type]
  if (validate(event)) return { schema, fault: undefined }
  const [error] = validate.errors ?? []
  const named = Object.values(error?.params ?? {}).filter((value) => typeof value === 'string' && !error?.message?.includes(value))
  return { schema, fault: [error?.instancePath, error?.message, ...named].filter(Boolean).join(' ') }
}
