// Many deadlines that are rarely reached, with few timers: what is due within the same moment shares one.

/** Milliseconds by which a deadline may be missed. */
const MOMENT = 50

export interface Wheel {
  /** Calls `due` after `wait` milliseconds, unless the returned function was called before. */
  after(wait: number, due: () => void): () => void
}

export function createWheel(): Wheel {
  const moments = new Map<number, Set<() => void>>()

  function at(moment: number): Set<() => void> {
    const known = moments.get(moment)
    if (known) return known
    const dues = new Set<() => void>()
    moments.set(moment, dues)
    // Keeps no process alive: what waits for a deadline does.
    setTimeout(
      () => {
        moments.delete(moment)
        for (const due of dues) due()
      },
      moment * MOMENT - performance.now(),
    ).unref()
    return dues
  }

  return {
    after: (wait, due) => {
      const dues = at(Math.ceil((performance.now() + wait) / MOMENT))
      dues.add(due)
      return () => void dues.delete(due)
    },
  }
}
