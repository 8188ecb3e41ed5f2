/** Work that is put off, one run at a time in each agency. */
type PerAgency = {
  /** Runs after so many milliseconds at the latest; what is asked for meanwhile is one run. */
  in(milliseconds: number, agencyId: string): void
  /** Runs what is put off, and waits for what runs. */
  close(): Promise<void>
}

/** Puts work off by agency; where it fails, that is told and may be put off again. */
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
