import type { Visit } from '@homeward/contract/visits/visits'

type Agenda = {
  /** The visit that runs, else the one that comes next. */
  next: Visit | undefined
  /** All other visits by day, earliest first. */
  days: { day: string; visits: Visit[] }[]
}

const byStart = (a: Visit, b: Visit): number => a.starts_at.localeCompare(b.starts_at)

const isAhead = (visit: Visit, now: Date, today: string): boolean =>
  visit.status === 'scheduled' &&
  (visit.scheduled_date === today || Date.parse(visit.ends_at) > now.getTime())

/** A caregiver's visits as a person looks at them: the next one, then the others by day. */
export const agendaOf = (visits: readonly Visit[], today: string, now: Date): Agenda => {
  const sorted = visits.filter((visit) => visit.status !== 'archived').toSorted(byStart)
  const next =
    sorted.find((visit) => visit.status === 'in_progress') ??
    sorted.find((visit) => isAhead(visit, now, today))
  const others = sorted.filter((visit) => visit !== next)
  const days = [...new Set(others.map((visit) => visit.scheduled_date))]
  const upcoming = [...days.filter((day) => day >= today), ...days.filter((day) => day < today)]
  return {
    next,
    days: upcoming.map((day) => ({
      day,
      visits: others.filter((visit) => visit.scheduled_date === day),
    })),
  }
}
