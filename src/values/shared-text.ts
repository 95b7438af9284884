// Objects that many answers have in common: their JSON is made once.

const TEXT = Symbol('text')

/** Marks an object that goes into many answers: its JSON is made when the first one needs it. From now on it must not change. */
export function shareText<T extends object>(value: T): T {
  return Object.assign(value, { [TEXT]: undefined })
}

/** The JSON of a value; `null` for what JSON does not have. */
export function jsonText(value: unknown): string {
  if (typeof value !== 'object' || value === null || !(TEXT in value)) return JSON.stringify(value) ?? 'null'
  const shared = value as { [TEXT]: string | undefined }
  shared[TEXT] ??= JSON.stringify(value)
  return shared[TEXT]
}
