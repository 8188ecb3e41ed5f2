import type { Visit } from '@homeward/contract/visits/visits'
import { weekOf } from '@homeward/domain/time/zone'
import { inOrder } from './agenda.ts'

/** The minutes that a visit counts so far: as reviewed, else as recorded. */
const minutesDone = ({ reviewed_duration, completed_duration }: Visit): number =>
  reviewed_duration ?? completed_duration ?? 0

type Week = {
  /** The days with visits, from the first of this week to the last that is known. */
  days: { day: string; visits: Visit[] }[]
  /** Minutes of this week, Monday to Sunday. */
  done: number
  planned: number
}

/** A caregiver's week: its days with what was done and what is planned. */
export const weekAround = (visits: readonly Visit[], today: string): Week => {
  const { start, end } = weekOf(today)
  const known = inOrder(visits).filter((visit) => visit.scheduled_date >= start)
  const ofWeek = known.filter((visit) => visit.scheduled_date <= end)
  const sum = (of: (visit: Visit) => number) =>
    ofWeek.reduce((minutes, visit) => minutes + of(visit), 0)
  return {
    days: [...Map.groupBy(known, (visit) => visit.scheduled_date)].map(([day, ofDay]) => ({
      day,
      visits: ofDay,
    })),
    done: sum(minutesDone),
    planned: sum((visit) => visit.scheduled_duration),
  }
}
