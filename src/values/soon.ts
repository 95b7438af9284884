// Values that are usually available immediately and sometimes must be awaited. Functions that thousands of polls call return directly if
// they can, because an async function and its awaiting caller take some kilobytes each time.

/** A value, or its promise if the value is not available yet. */
export type Soon<T> = T | Promise<T>

/** Whether a value is not available yet. Only then must it be awaited. */
export function isLater<T>(value: Soon<T>): value is Promise<T> {
  return value instanceof Promise
}

/** Continues with a value: now if it is available, otherwise when it arrives. */
export function andThen<T, U>(value: Soon<T>, next: (value: T) => Soon<U>): Soon<U> {
  return isLater(value) ? value.then(next) : next(value)
}
