import { useState } from 'react'
import { useNow } from '../../../ui/text/use-now.ts'

/** A wait that the server asked for: how many seconds are left, and how one begins. */
export const useWait = (): [left: number, begin: (seconds: number) => void] => {
  const now = useNow(1000)
  const [until, setUntil] = useState(0)
  const left = Math.max(0, Math.ceil((until - now) / 1000))
  return [left, (seconds) => setUntil(Date.now() + seconds * 1000)]
}

/** Seconds as a clock: 75 becomes 1:15. */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
