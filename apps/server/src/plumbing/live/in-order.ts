/** Work that is done one after the other. */
type InOrder<Key> = <T>(key: Key, work: () => Promise<T>) => Promise<T> | null

/**
 * Does the work of one key in order of arrival, and the work of different keys in parallel. Returns null
 * and does nothing if `most` of a key already wait.
 */
export function inOrder<Key>(most: number): InOrder<Key> {
  const waiting = new Map<Key, { count: number; last: Promise<unknown> }>()
  return (key, work) => {
    const queue = waiting.get(key) ?? { count: 0, last: Promise.resolve() }
    if (queue.count >= most) return null
    const done = queue.last.then(work)
    queue.count += 1
    queue.last = done
      .catch(() => undefined)
      .finally(() => {
        queue.count -= 1
        if (queue.count === 0) waiting.delete(key)
      })
    waiting.set(key, queue)
    return done
  }
}
