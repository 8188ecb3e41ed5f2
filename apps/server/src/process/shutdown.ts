import type { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

/** What must be ended before the process may end, the latest first. */
type Shutdown = {
  add(name: string, end: () => Promise<void>): void
  /** Ends all and then the process, with 1 where something did not end cleanly. */
  run(exitCode: 0 | 1): Promise<never>
  hasBegun(): boolean
  /**
   * Ends the process after so many milliseconds, with 1, however far the rest is: what waits for something that
   * is gone waits for nothing, and whoever restarts us need not.
   */
  endWithin(milliseconds: number): void
}

/** Longer than PostgreSQL's own patience with its sessions. */
const PATIENCE_MS = 30_000
/** A terminal, npm and the starter each pass on the same Ctrl-C; only a later one is a second one. */
const SAME_REQUEST_MS = 1000

type ProcessControls = { exit: (code: number) => never; say: (text: string) => void }

export function prepareShutdown({ exit, say }: ProcessControls): Shutdown {
  const open: { name: string; end: () => Promise<void> }[] = []
  let begun: Promise<never> | undefined

  const endAll = async (exitCode: number) => {
    let code = exitCode
    for (const { name, end } of open.toReversed()) {
      const failure = await Promise.race([
        end().then(() => null, String),
        pause(PATIENCE_MS, `did not end within ${PATIENCE_MS / 1000} s`),
      ])
      if (failure === null) continue
      say(`the ${name}: ${failure}`)
      code = 1
    }
    return exit(code)
  }

  return {
    add: (name, end) => open.push({ name, end }),
    run: (exitCode) => (begun ??= endAll(exitCode)),
    hasBegun: () => begun !== undefined,
    endWithin: (milliseconds) => void setTimeout(() => exit(1), milliseconds).unref(),
  }
}

/** Shuts down at Ctrl-C, a polite kill, or the end of the starter; a second Ctrl-C ends at once. */
export function listenForStop(
  shutdown: Shutdown,
  { exit, say }: ProcessControls,
  source: EventEmitter = process,
) {
  let firstAt: number | undefined
  const request = () => {
    const now = performance.now()
    if (firstAt === undefined) {
      firstAt = now
      say('stopping …')
      void shutdown.run(0)
    } else if (now - firstAt > SAME_REQUEST_MS) {
      exit(130)
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) source.on(signal, request)
  source.once('disconnect', request)
}
