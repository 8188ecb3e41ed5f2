/** What processes tell each other about a committed transaction. */
export type Announcement = { readonly channel: string; readonly payload: string }

/** Written in place of a statement: tells every process, once the transaction is committed. */
export const announceText = 'announce'

/** Announcements within this many milliseconds are sent together. */
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
 * Sends announcements in batches. A NOTIFY makes its transaction wait for all others in the cluster when it
 * commits. So people's transactions send none, and one of ours announces many of them.
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
