// What is often at hand, and sometimes has to be waited for. A function that is asked by each of thousands of polls answers at once where
// it can: an async function and what awaits it are some kilobytes each time.

/** A value, or its promise where it is not at hand. */
export type Soon<T> = T | Promise<T>

/** Whether a value is not at hand: only then it needs to be awaited. */
export function isLater<T>(value: Soon<T>): value is Promise<T> {
  return value instanceof Promise
}

/** Goes on with a value: now if it is at hand, else when it comes. */
export function andThen<T, U>(value: Soon<T>, next: (value: T) => Soon<U>): Soon<U> {
  return isLater(value) ? value.then(next) : next(value)
}
