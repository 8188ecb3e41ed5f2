import { useSyncExternalStore } from 'react'

const minute = 60_000

const everyMinute = (tell: () => void): (() => void) => {
  const timer = setInterval(tell, minute)
  return () => clearInterval(timer)
}

const startOfMinute = (): number => Math.floor(Date.now() / minute) * minute

/** The present minute; what depends on it follows while the screen stays open. */
export const useNow = (): Date => new Date(useSyncExternalStore(everyMinute, startOfMinute))
