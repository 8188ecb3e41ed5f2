import type { FieldClient } from '@homeward/contract/visits/capture'
import type { Visit } from '@homeward/contract/visits/visits'
import { localClock } from '@homeward/domain/time/zone'
import { IconCalendarOff, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { t } from '../../plumbing/language/translate.ts'
import { to } from '../../plumbing/paths/to.ts'
import { useUser } from '../../plumbing/session/session.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { PageLink } from '../../ui/page/page-link.tsx'
import { durationWords } from '../../ui/text/dates.ts'
import { useToday } from '../../ui/text/today.ts'
import { useNow } from '../../ui/text/use-now.ts'
import { useZone } from '../../ui/text/zone.tsx'
import { agendaOf } from './day/agenda.ts'
import { DayHead } from './day/day-head.tsx'
import { dayTitle, wholeDay } from './day/day-title.ts'
import styles from './day/day.module.css'
import { NextVisit } from './day/next-visit.tsx'
import { VisitLines } from './day/visit-line.tsx'
import { weekAround } from './day/week.ts'
import field from './field.module.css'
import { NoDay } from './parts/day-state.tsx'
import { OpenLineLater } from './open/open-line-later.tsx'
import { SyncState } from './parts/sync-state.tsx'
import { useFieldDay } from './use-field-day.ts'
import { useProvisions } from './use-provisions.ts'
import { loadPunchQuestion } from './visit/loads.ts'

const sentences = {
  get tab() {
    return t('My visits')
  },
  morning: (name: string) => t('Good morning, {name}', { name }),
  afternoon: (name: string) => t('Good afternoon, {name}', { name }),
  evening: (name: string) => t('Good evening, {name}', { name }),
  none: (day: string) => t('{day} · No visits', { day }),
  one: (day: string, time: string) => t('{day} · 1 visit, {time}', { day, time }),
  many: (day: string, count: number, time: string) =>
    t('{day} · {count} visits, {time}', { day, count, time }),
  get nothing() {
    return t('No visits this week')
  },
  get nothingHint() {
    return t('New visits appear here automatically. Contact the office if a visit is missing.')
  },
  get noMore() {
    return t('No more upcoming visits.')
  },
  get later() {
    return t('Later today')
  },
  get over() {
    return t('Done today')
  },
  get week() {
    return t('Whole week')
  },
  get soFar() {
    return t('This week to date')
  },
}

const provisions = [
  loadPunchQuestion,
  () => import('./field-visit-screen.tsx'),
  () => import('./week-screen.tsx'),
  () => import('./open/open-visits-screen.tsx'),
  () => import('./time/own-time-screen.tsx'),
]

type Props = {
  /** The state of sending, where the app shows more of it. */
  sync?: ReactNode
  /** Who is signed in. */
  account?: ReactNode
}

/** R166: the caregiver's day on a phone: the next visit large, the others below. */
export const FieldScreen = ({ sync = <SyncState />, account }: Props) => {
  useProvisions(provisions)
  const { query, visits, clientOf } = useFieldDay()
  const today = useToday()
  return (
    <div className={field.field}>
      <DayHead
        title={useGreeting()}
        tab={sentences.tab}
        under={visits && todayWords(visits, today)}
        sync={sync}
        beside={account}
      />
      <OpenLineLater />
      {visits ? <Days visits={visits} clientOf={clientOf} /> : <NoDay query={query} />}
    </div>
  )
}

const useGreeting = (): string => {
  const { name } = useUser()
  const hour = Number(localClock(new Date(useNow(60_000)), useZone()).slice(0, 2))
  const [first = name] = name.split(' ')
  if (hour < 12) return sentences.morning(first)
  return hour < 17 ? sentences.afternoon(first) : sentences.evening(first)
}

const todayWords = (visits: readonly Visit[], today: string): string => {
  const day = wholeDay(today)
  const todays = visits.filter((visit) => visit.scheduled_date === today)
  const time = durationWords(todays.reduce((sum, visit) => sum + visit.scheduled_duration, 0))
  if (todays.length === 0) return sentences.none(day)
  return todays.length === 1 ? sentences.one(day, time) : sentences.many(day, todays.length, time)
}

type DaysProps = {
  visits: readonly Visit[]
  clientOf: (visit: Visit) => FieldClient | undefined
}

const Days = ({ visits, clientOf }: DaysProps) => {
  const today = useToday()
  const now = useNow(60_000)
  const { next, later, over, ahead } = agendaOf(visits, today, new Date(now))
  const { done, days } = weekAround(visits, today)
  if (!next && days.length === 0)
    return (
      <EmptyState icon={IconCalendarOff} title={sentences.nothing} hint={sentences.nothingHint} />
    )
  return (
    <>
      {next ? <NextVisit visit={next} client={clientOf(next)} /> : <p>{sentences.noMore}</p>}
      <Lines title={sentences.later} visits={later} />
      {ahead && <Lines title={dayTitle(ahead.day, today)} visits={ahead.visits} />}
      <Folded title={sentences.over} visits={over} />
      <PageLink href={to('field.week')} className={styles.week}>
        <span>{sentences.soFar}</span>
        <b className="tabular">{durationWords(done)}</b>
        <span className={styles.weekWord}>{sentences.week}</span>
        <IconChevronRight size={20} aria-hidden />
      </PageLink>
    </>
  )
}

const Lines = ({ title, visits }: { title: string; visits: readonly Visit[] }) =>
  visits.length > 0 && (
    <section className={styles.section}>
      <h2>{title}</h2>
      <VisitLines visits={visits} />
    </section>
  )

/** What is behind the caregiver stays out of the way of what is ahead. */
const Folded = ({ title, visits }: { title: string; visits: readonly Visit[] }) =>
  visits.length > 0 && (
    <details className={styles.section}>
      <summary>
        <h2>
          {title} <span className="tabular">{visits.length}</span>
        </h2>
        <IconChevronRight size={20} aria-hidden />
      </summary>
      <VisitLines visits={visits} />
    </details>
  )
