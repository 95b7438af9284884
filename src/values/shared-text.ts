// Objects that are part of many answers. Their JSON is created only once.

const TEXT = Symbol('text')

/**
 * Marks an object that is part of many answers. Its JSON is created when the first answer needs it. From now on the object must not change.
 */
export function shareText<T extends object>(value: T): T {
  return Object.assign(value, { [TEXT]: undefined })
}

/** The JSON of a value, or `null` for a value that JSON cannot represent. */
export function jsonText(value: unknown): string {
  if (typeof value !== 'object' || value === null || !(TEXT in value)) return JSON.stringify(value) ?? 'null'
  const shared = value as { [TEXT]: string | undefined }
  shared[TEXT] ??= JSON.stringify(value)
  return shared[TEXT]
}
