import { replaceOwnHours } from '@homeward/contract/caregivers/own-time'
import type { WeeklyBlock } from '@homeward/contract/caregivers/availability'
import { type FormEvent, useState } from 'react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { locale } from '../../../plumbing/language/language.ts'
import { t } from '../../../plumbing/language/translate.ts'
import { useWrite } from '../../../plumbing/query.ts'
import field from '../field.module.css'
import { dayHours, patternOf } from './day-hours.ts'
import styles from './time.module.css'

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
  get saved() {
    return t('The office knows your hours.')
  },
  from: (day: string) => t('{day}, from', { day }),
  until: (day: string) => t('{day}, until', { day }),
}

/** 4 January 2026 is a Sunday. */
const weekdayName = (weekday: number): string =>
  new Intl.DateTimeFormat(locale(), { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, 0, 4 + weekday)),
  )

/** The hours of each weekday on which somebody can work. */
export const HoursForm = ({ pattern }: { pattern: readonly WeeklyBlock[] }) => {
  const [days, setDays] = useState(() => dayHours(pattern))
  const write = useWrite(replaceOwnHours)
  const change = (weekday: number, part: Partial<(typeof days)[number]>) =>
    setDays(days.map((day) => (day.weekday === weekday ? { ...day, ...part } : day)))
  const send = (event: FormEvent) => {
    event.preventDefault()
    write.mutate({ pattern: patternOf(days) }, { onSuccess: () => toastDone(sentences.saved) })
  }
  return (
    <form className={styles.card} onSubmit={send} aria-label={sentences.title}>
      <h2>{sentences.title}</h2>
      <p className={field.quiet}>{sentences.hint}</p>
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
      <button type="submit" className={field.huge} disabled={write.isPending}>
        {sentences.save}
      </button>
    </form>
  )
}
