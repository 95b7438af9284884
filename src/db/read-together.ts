// Combines reads of single rows that many callers need at the same time, as when all clients reconnect after a restart.

/** The maximum number of keys in one read. */
const MOST = 100

interface Asked<K, V> {
  key: K
  resolve(value: V | undefined): void
  reject(error: unknown): void
}

/**
 * Wraps `read`, which reads many values by key, for callers that need one. Callers that arrive while it runs share the next run, which
 * starts after they arrived. So no caller gets a value that is older than its call.
 */
export function readTogether<K, V>(read: (keys: K[]) => Promise<ReadonlyMap<K, V>>): (key: K) => Promise<V | undefined> {
  const asked: Asked<K, V>[] = []
  let isReading = false

  async function readAll(): Promise<void> {
    isReading = true
    while (asked.length > 0) {
      const batch = asked.splice(0, MOST)
      try {
        const found = await read([...new Set(batch.map(({ key }) => key))])
        for (const { key, resolve } of batch) resolve(found.get(key))
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    isReading = false
  }

  return (key) =>
    new Promise((resolve, reject) => {
      asked.push({ key, resolve, reject })
      if (!isReading) void readAll()
    })
}
