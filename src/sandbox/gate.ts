// The gate of the server behind the sandbox: it stops only while nobody uses it, and who comes then waits.

export interface Gate {
  /** Runs work that uses the server as soon as it runs. Such work must not call this, or else a stop can wait for ever. */
  use<T>(work: () => Promise<T>): Promise<T>
  /** Runs work that stops the server and starts it again, once nobody uses it. */
  stop(work: () => Promise<void>): Promise<void>
}

/** A gate of a server that runs. */
export function createGate(): Gate {
  const uses = new Set<Promise<unknown>>()
  let running: Promise<unknown> = Promise.resolve()

  async function untilRunning(): Promise<void> {
    const awaited = running
    await awaited
    // Another stop may have begun.
    if (awaited !== running) await untilRunning()
  }
  return {
    use: async (work) => {
      await untilRunning()
      const done = work()
      uses.add(done)
      try {
        return await done
      } finally {
        uses.delete(done)
      }
    },
    stop: (work) => {
      const done = running.then(() => Promise.allSettled(uses)).then(work)
      running = done.catch(() => {})
      return done
    },
  }
}
