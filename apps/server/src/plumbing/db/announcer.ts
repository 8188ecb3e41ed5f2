/** What processes tell each other of a transaction that was committed. */
export type Announcement = { readonly channel: string; readonly payload: string }

/** Written in place of a statement: tells every process, once the transaction is committed. */
export const announceText = 'announce'

/** What was announced within so many milliseconds is told at once. */
const pause = 20
/** After a failure, for instance while the database restarts. */
const longPause = 1000

export type Announcer = {
  add(this: void, announcement: Announcement): void
  /** Calls with what is announced here, at once and whatever becomes of the telling; answers how to end it. */
  hear(this: void, hearer: (announcement: Announcement) => void): () => void
  /** Tells what still waits. */
  close(): Promise<void>
}

/**
 * Tells in batches. A NOTIFY makes its transaction wait for those of all others in the cluster when it
 * commits; so the transactions of people make none, and one of ours tells of many of them.
 */
export function openAnnouncer(
  tell: (announcements: readonly Announcement[]) => Promise<unknown>,
): Announcer {
  const hearers = new Set<(announcement: Announcement) => void>()
  let waiting: Announcement[] = []
  let timer: NodeJS.Timeout | undefined
  let telling: Promise<unknown> = Promise.resolve()
  const flush = (): Promise<unknown> => {
    clearTimeout(timer)
    timer = undefined
    const told = waiting
    waiting = []
    if (told.length === 0) return telling
    telling = telling.then(() =>
      tell(told).catch(() => {
        // Nothing is lost and the order stays: what comes later waits behind it.
        waiting = [...told, ...waiting]
        timer ??= setTimeout(() => void flush(), longPause)
      }),
    )
    return telling
  }
  return {
    add(announcement) {
      for (const hearer of hearers) hearer(announcement)
      waiting.push(announcement)
      timer ??= setTimeout(() => void flush(), pause)
    },
    hear(hearer) {
      hearers.add(hearer)
      return () => void hearers.delete(hearer)
    },
    async close() {
      await flush()
      clearTimeout(timer)
    },
  }
}
