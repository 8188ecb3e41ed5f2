import type { Visit } from '@homeward/contract/visits/visits'

type Agenda = {
  /** The visit that runs, else the one that comes next. */
  next: Visit | undefined
  /** What else is to be done today. */
  later: Visit[]
  /** What of today is over. */
  over: Visit[]
  /** The first day after today that has visits. */
  ahead: { day: string; visits: Visit[] } | undefined
}

const byStart = (a: Visit, b: Visit): number => a.starts_at.localeCompare(b.starts_at)

const isOpen = ({ status }: Visit): boolean => status === 'scheduled' || status === 'in_progress'

const isAhead = (visit: Visit, now: Date, today: string): boolean =>
  visit.status === 'scheduled' &&
  (visit.scheduled_date === today || Date.parse(visit.ends_at) > now.getTime())

/** Visits in their order, without those that are put away. */
export const inOrder = (visits: readonly Visit[]): Visit[] =>
  visits.filter((visit) => visit.status !== 'archived').toSorted(byStart)

/** The visit that a caregiver goes to now: the one that runs, else the first that is ahead. */
const nextOf = (sorted: readonly Visit[], today: string, now: Date): Visit | undefined =>
  sorted.find((visit) => visit.status === 'in_progress') ??
  sorted.find((visit) => isAhead(visit, now, today))

/** A caregiver's visits as a person looks at them: the next one, the rest of today, the next day. */
export const agendaOf = (visits: readonly Visit[], today: string, now: Date): Agenda => {
  const sorted = inOrder(visits)
  const next = nextOf(sorted, today, now)
  const others = sorted.filter((visit) => visit !== next)
  const todays = others.filter((visit) => visit.scheduled_date === today)
  const day = others.find((visit) => visit.scheduled_date > today)?.scheduled_date
  return {
    next,
    later: todays.filter(isOpen),
    over: todays.filter((visit) => !isOpen(visit)),
    ahead:
      day === undefined
        ? undefined
        : { day, visits: others.filter((v) => v.scheduled_date === day) },
  }
}
