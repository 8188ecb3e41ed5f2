import { instantOf, isDay, localClock, localDay } from '@homeward/domain/time/zone'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TimeField } from '../../../ui/fields/time-field.tsx'
import { useZone } from '../../../ui/text/zone.tsx'
import styles from '../care.module.css'

type Props = {
  /** What happened: "Observed". */
  label: string
  /** An instant, null for none. */
  value?: string | null
  onChange?: (instant: string | null) => void
  error?: ReactNode
}

const isClock = (text: string): boolean => /^\d{2}:\d{2}$/.test(text)

/** A day and a time of day in the agency's zone; the value is the instant. */
export const InstantField = ({ label, value, onChange, error }: Props) => {
  const zone = useZone()
  const [typed, setTyped] = useState({
    day: value ? localDay(value, zone) : '',
    clock: value ? localClock(value, zone) : '',
  })
  const change = (next: typeof typed) => {
    setTyped(next)
    if (next.day === '' && next.clock === '') return onChange?.(null)
    const whole = isDay(next.day) && isClock(next.clock)
    // What is not whole is sent as typed, so that the form says what is missing.
    onChange?.(
      whole ? instantOf(next.day, next.clock, zone).toISOString() : `${next.day} ${next.clock}`,
    )
  }
  return (
    <div className={styles.pair}>
      <DateField
        label={`${label} on`}
        value={typed.day}
        error={error}
        onChange={(day) => change({ ...typed, day })}
      />
      <TimeField
        label={`${label} at`}
        value={typed.clock}
        onChange={(clock) => change({ ...typed, clock })}
      />
    </div>
  )
}
