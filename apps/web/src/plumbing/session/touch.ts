import { lastActivity } from './activity.ts'
import { refreshSession } from './lifecycle.ts'
import { isTouchDue } from './time-limits.ts'

let touchedAt = Date.now()

/** Tells the server that somebody works here. */
export const touchServer = async (): Promise<void> => {
  touchedAt = Date.now()
  await refreshSession()
}

/** The same where the server should hear of it by now. */
export const touchWhenDue = async (idleMinutes: number): Promise<void> => {
  const limits = { now: Date.now(), activeAt: lastActivity(), idleMinutes, touchedAt }
  if (navigator.onLine && isTouchDue(limits)) await touchServer()
}
