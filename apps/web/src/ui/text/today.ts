import { localDay } from '@homeward/domain/time/zone'
import { useSyncExternalStore } from 'react'
import { presentTime } from '../../plumbing/clock.ts'
import { useZone } from './zone.tsx'

const minute = 60_000

const everyMinute = (tell: () => void): (() => void) => {
  const timer = setInterval(tell, minute)
  return () => clearInterval(timer)
}

/** Today in the agency's zone, `YYYY-MM-DD`; a screen that stays open overnight follows. */
export const useToday = (): string => {
  const zone = useZone()
  return useSyncExternalStore(everyMinute, () => localDay(new Date(presentTime()), zone))
}
