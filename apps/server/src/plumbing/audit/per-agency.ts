/** Delayed work, one run at a time in each agency. */
type PerAgency = {
  /** Runs after at most this many milliseconds; requests in the meantime share one run. */
  in(milliseconds: number, agencyId: string): void
  /** Runs the delayed work, and waits for running work. */
  close(): Promise<void>
}

/** Delays work by agency. A failure is reported, and the work may be delayed again. */
export function perAgency(
  run: (agencyId: string) => Promise<void>,
  failed: (agencyId: string, error: Error) => void,
): PerAgency {
  const due = new Map<string, { at: number; timer: NodeJS.Timeout }>()
  const running = new Map<string, Promise<void>>()
  let closing = false
  const start = (agencyId: string): void => {
    due.delete(agencyId)
    const before = running.get(agencyId) ?? Promise.resolve()
    const now = before
      .then(() => run(agencyId))
      .catch((error: Error) => failed(agencyId, error))
      .finally(() => {
        if (running.get(agencyId) === now) running.delete(agencyId)
      })
    running.set(agencyId, now)
  }
  return {
    in(milliseconds, agencyId) {
      if (closing) return
      const at = performance.now() + milliseconds
      const known = due.get(agencyId)
      if (known && known.at <= at) return
      clearTimeout(known?.timer)
      due.set(agencyId, { at, timer: setTimeout(() => start(agencyId), milliseconds) })
    },
    async close() {
      closing = true
      for (const [agencyId, { timer }] of due) {
        clearTimeout(timer)
        start(agencyId)
      }
      await Promise.all(running.values())
    },
  }
}
