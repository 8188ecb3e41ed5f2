import type { Visit } from '@homeward/contract/visits/visits'
import { IconCalendarOff, IconCash, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { t } from '../../plumbing/language/translate.ts'
import { to } from '../../plumbing/paths/to.ts'
import { PageLink } from '../../ui/page/page-link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { durationWords } from '../../ui/text/dates.ts'
import { useToday } from '../../ui/text/today.ts'
import { DayHead } from './day/day-head.tsx'
import { dayTitle } from './day/day-title.ts'
import styles from './day/day.module.css'
import { VisitLines } from './day/visit-line.tsx'
import { weekAround } from './day/week.ts'
import field from './field.module.css'
import { NoDay } from './parts/day-state.tsx'
import { OpenLineLater } from './open/open-line-later.tsx'
import { SyncState } from './parts/sync-state.tsx'
import { useFieldDay } from './use-field-day.ts'

const sentences = {
  get title() {
    return t('My week')
  },
  hours: (done: string, planned: string) =>
    t('{done} done of {planned} this week', { done, planned }),
  get pay() {
    return t('My pay')
  },
  get time() {
    return t('My availability, days off and sickness')
  },
  get nothing() {
    return t('No visits this week')
  },
  get nothingHint() {
    return t('New visits appear here automatically. Contact the office if a visit is missing.')
  },
}

/** The caregiver's week and the days after it: what was done, and what is planned. */
export const WeekScreen = ({ sync = <SyncState /> }: { sync?: ReactNode }) => {
  const { query, visits } = useFieldDay()
  const week = weekAround(visits ?? [], useToday())
  return (
    <div className={field.field}>
      <DayHead
        title={sentences.title}
        tab={sentences.title}
        under={visits && sentences.hours(durationWords(week.done), durationWords(week.planned))}
        sync={sync}
      />
      <OpenLineLater />
      <PageLink href={to('field.pay')} className={styles.week}>
        <IconCash size={20} aria-hidden />
        <b>{sentences.pay}</b>
        <IconChevronRight size={20} aria-hidden />
      </PageLink>
      <PageLink href={to('field.time')} className={styles.week}>
        <span>{sentences.time}</span>
        <IconChevronRight size={20} aria-hidden className={styles.weekWord} />
      </PageLink>
      {!visits && <NoDay query={query} />}
      {visits && week.days.length === 0 && (
        <EmptyState icon={IconCalendarOff} title={sentences.nothing} hint={sentences.nothingHint} />
      )}
      {week.days.map((day) => (
        <Day key={day.day} {...day} />
      ))}
    </div>
  )
}

const Day = ({ day, visits }: { day: string; visits: readonly Visit[] }) => {
  const today = useToday()
  const minutes = visits.reduce((sum, visit) => sum + visit.scheduled_duration, 0)
  return (
    <section className={styles.section} data-today={day === today}>
      <h2>
        {dayTitle(day, today)}
        <span className={styles.quiet}>{durationWords(minutes)}</span>
      </h2>
      <VisitLines visits={visits} />
    </section>
  )
}
