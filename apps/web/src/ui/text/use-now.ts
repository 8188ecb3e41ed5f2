import { useCallback, useSyncExternalStore } from 'react'
import { presentTime } from '../../plumbing/clock.ts'

/** The present time in milliseconds, in steps of `step`; what depends on it follows. */
export const useNow = (step: number): number => {
  const every = useCallback(
    (tell: () => void) => {
      const timer = setInterval(tell, step)
      return () => clearInterval(timer)
    },
    [step],
  )
  return useSyncExternalStore(every, () => Math.floor(presentTime() / step) * step)
}
