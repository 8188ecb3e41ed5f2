/**
 * A cache of pure results that clears itself when it is full. That is simpler than an order of use, and a
 * full run of generation stays well below the limit.
 */
export const boundedCache = <K, V>(limit: number) => {
  const entries = new Map<K, V>()
  return (key: K, compute: () => V): V => {
    const known = entries.get(key)
    if (known !== undefined) return known
    const value = compute()
    if (entries.size >= limit) entries.clear()
    entries.set(key, value)
    return value
  }
}
