/** Work that is done one after the other. */
type InOrder<Key> = <T>(key: Key, work: () => Promise<T>) => Promise<T> | null

/**
 * Does what comes under one key in the order in which it came, and what comes under others beside it.
 * Answers null, and does nothing, where `most` of a key wait already.
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
