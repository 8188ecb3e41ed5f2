/** The warning stands for this long before a session ends, in milliseconds. */
const warningTime = 60_000

/** The server notes the use of a session once a minute at most. */
const noteTime = 60_000

/** While somebody works, the server hears of it at least this often, in milliseconds. */
const longestSilence = 300_000

type Limits = {
  /** Now, the last activity in any tab, and the last question to the server, in milliseconds. */
  now: number
  activeAt: number
  /** Minutes without activity after which the session ends. */
  idleMinutes: number
}

/** How a session stands: fine, about to end in so many seconds, or at its end; and why. */
export type SessionState =
  | { state: 'fine' }
  | { state: 'ending'; why: 'idle' | 'age'; seconds: number }
  | { state: 'over'; why: 'idle' | 'age' }

/** How a session stands; `endsAt` is the instant after which it ends whatever happens. */
export const sessionStateOf = (limits: Limits & { endsAt: string }): SessionState => {
  const { now, activeAt, idleMinutes } = limits
  const idleLeft = activeAt + idleMinutes * 60_000 - now
  const ageLeft = Date.parse(limits.endsAt) - now
  const why = ageLeft <= idleLeft ? 'age' : 'idle'
  const left = Math.min(ageLeft, idleLeft)
  if (left <= 0) return { state: 'over', why }
  if (left > warningTime) return { state: 'fine' }
  return { state: 'ending', why, seconds: Math.ceil(left / 1000) }
}

/**
 * Whether the server should hear that somebody works here, as it counts requests and not keys: every
 * few minutes during the work, and once after it, so late that the server's own limit cannot come
 * before the one that the screen warns of.
 */
export const isTouchDue = (limits: Limits & { touchedAt: number }): boolean => {
  const { now, activeAt, idleMinutes, touchedAt } = limits
  const settled = activeAt + noteTime + 1000
  if (touchedAt >= settled) return false
  return now >= settled || now - touchedAt >= Math.min(longestSilence, idleMinutes * 20_000)
}
