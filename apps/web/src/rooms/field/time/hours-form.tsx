import type { Availability } from '@homeward/contract/caregivers/availability'
import { type FormEvent, useState } from 'react'
import { t } from '../../../plumbing/language/translate.ts'
import field from '../field.module.css'
import { dayHours, patternOf, weekdayName } from './day-hours.ts'
import { HoursConflictPart } from './hours-conflict.tsx'
import styles from './time.module.css'
import { shownPattern, useOwnHours, useWaitingHours } from './use-own-hours.ts'

const sentences = {
  get title() {
    return t('My weekly hours')
  },
  get hint() {
    return t('Without any hours the office assumes that you can work at any time.')
  },
  get save() {
    return t('Save hours')
  },
  from: (day: string) => t('{day}, from', { day }),
  until: (day: string) => t('{day}, until', { day }),
}

/** The hours of each weekday on which somebody can work; those that wait on the phone come first. */
export const OwnHours = ({ known }: { known: Availability }) => {
  const waiting = useWaitingHours()
  return <HoursForm key={`${known.lock_version} ${waiting?.seq}`} known={known} />
}

const HoursForm = ({ known }: { known: Availability }) => {
  const waiting = useWaitingHours()
  const [days, setDays] = useState(() => dayHours(shownPattern(known, waiting)))
  const own = useOwnHours(known)
  const change = (weekday: number, part: Partial<(typeof days)[number]>) =>
    setDays(days.map((day) => (day.weekday === weekday ? { ...day, ...part } : day)))
  const send = (event: FormEvent) => {
    event.preventDefault()
    void own.save(patternOf(days))
  }
  return (
    <form className={styles.card} onSubmit={send} aria-label={sentences.title}>
      <h2>{sentences.title}</h2>
      <p className={field.quiet}>{sentences.hint}</p>
      {own.conflict && (
        <HoursConflictPart
          conflict={own.conflict}
          busy={own.busy}
          onMine={own.keepMine}
          onTheirs={own.takeTheirs}
        />
      )}
      {days.map(({ weekday, works, start, end, further }) => {
        const name = weekdayName(weekday)
        return (
          <div key={weekday} className={styles.day}>
            <label>
              <input
                type="checkbox"
                checked={works}
                onChange={(event) => change(weekday, { works: event.target.checked })}
              />
              {name}
            </label>
            {works && (
              <span className={styles.times}>
                <input
                  type="time"
                  required
                  aria-label={sentences.from(name)}
                  value={start}
                  onChange={(event) => change(weekday, { start: event.target.value })}
                />
                –
                <input
                  type="time"
                  required
                  aria-label={sentences.until(name)}
                  value={end}
                  onChange={(event) => change(weekday, { end: event.target.value })}
                />
                {further.map((block) => ` + ${block.start}–${block.end}`)}
              </span>
            )}
          </div>
        )
      })}
      <button type="submit" className={field.huge} disabled={own.busy}>
        {sentences.save}
      </button>
    </form>
  )
}
