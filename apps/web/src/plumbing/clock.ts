import { useSyncExternalStore } from 'react'

/** Clocks may differ by this much before it matters, in milliseconds. */
const tolerance = 5 * 60_000
/** A difference that is newer by less than this is the same one. */
const grain = 30_000
/** An answer that took longer says nothing: the device may have slept over it. */
const longest = 60_000

let ahead = 0
const listeners = new Set<() => void>()

/** How far the clock of this device is ahead of the server's, in milliseconds; 0 where that is no matter. */
const clockAhead = (): number => ahead

/** Hears the server's clock in an answer to what was asked at `asked` of this clock. */
export const hearClock = (date: string | null, asked: number): void => {
  const [now, server] = [Date.now(), Date.parse(date ?? '')]
  if (Number.isNaN(server) || now - asked > longest) return
  const difference = now - server
  const next = Math.abs(difference) > tolerance ? difference : 0
  if (next !== 0 && Math.abs(next - ahead) < grain) return
  ahead = next
  for (const listener of listeners) listener()
}

/** The present time in milliseconds, by the server's clock where that of this device is known to be wrong. */
export const presentTime = (): number => Date.now() - ahead

/** An instant of the server, as this device's clock shows it. */
export const onThisClock = (instant: string): string =>
  new Date(Date.parse(instant) + ahead).toISOString()

export const useClockAhead = (): number => useSyncExternalStore(watch, clockAhead)

const watch = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
