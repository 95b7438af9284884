// Rows that many want at the same time, each their own: after a restart all clients come back at once.

/** The most keys of one read. */
const MOST = 100

interface Asked<K, V> {
  key: K
  resolve(value: V | undefined): void
  reject(error: unknown): void
}

/**
 * Wraps `read`, which reads many by their keys, for callers who want one: those who come while it runs share the next run, which begins
 * after they came. So each gets what is not older than its call.
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
