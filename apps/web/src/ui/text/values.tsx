import { clockWords, dayWords, durationWords, inZone, instantWords } from './dates.ts'
import { dollars } from './money.ts'
import { useZone } from './zone.tsx'

type Absent = null | undefined

/** What stands where there is no value; a reader says "none", not "dash". */
export const None = () => <span aria-label="none">–</span>

/** An amount in cents as dollars. */
export const Money = ({ cents }: { cents: number | Absent }) =>
  typeof cents === 'number' ? <span className="tabular">{dollars(cents)}</span> : <None />

/** A day `YYYY-MM-DD` as MM/DD/YYYY. */
export const DateText = ({ day }: { day: string | Absent }) =>
  day ? (
    <time dateTime={day} className="tabular">
      {dayWords(day)}
    </time>
  ) : (
    <None />
  )

/** A wall clock `HH:MM` of the agency's zone, or the clock of an instant there, as hh:mm AM. */
export const TimeText = ({ at }: { at: string | Absent }) => {
  const zone = useZone()
  if (!at) return <None />
  const clock = /^\d{2}:\d{2}$/.test(at) ? at : inZone(at, zone).clock
  return (
    <time dateTime={at} className="tabular">
      {clockWords(clock)}
    </time>
  )
}

/** An instant as MM/DD/YYYY hh:mm AM in the agency's zone. */
export const InstantText = ({ at }: { at: string | Absent }) => {
  const zone = useZone()
  return at ? (
    <time dateTime={at} className="tabular">
      {instantWords(at, zone)}
    </time>
  ) : (
    <None />
  )
}

/** Minutes as hours and minutes. */
export const Duration = ({ minutes }: { minutes: number | Absent }) =>
  typeof minutes === 'number' ? <span className="tabular">{durationWords(minutes)}</span> : <None />
