// Lists in maps.

/** The values of each key, in the order of the pairs. */
export function grouped<K, V>(pairs: Iterable<readonly [K, V]>): Map<K, V[]> {
  const lists = new Map<K, V[]>()
  for (const [key, value] of pairs) pushTo(lists, key, value)
  return lists
}

/** Adds a value to the list of a key. */
export function pushTo<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}
