import type { DayVisit } from '@homeward/contract/insights/dashboard'
import { millis } from '@homeward/domain/time/zone'
import {
  type MomentFilter,
  momentsOf,
  type VisitMoment,
  visitMomentLabels,
} from '@homeward/domain/visits/moment'
import { durationWords } from '../../../ui/text/dates.ts'

export type Counts = Record<VisitMoment, number>

/** How many visits stand at the moments of a filter; the list under it has as many. */
export const countOf = (counts: Counts, filter: MomentFilter): number =>
  momentsOf(filter).reduce((sum, moment) => sum + counts[moment], 0)

/** 'Good morning', 'Good afternoon' or 'Good evening', by an hour of the wall clock. */
export const greeting = (hour: number): string => {
  if (hour < 12) return 'Good morning'
  return hour < 17 ? 'Good afternoon' : 'Good evening'
}

/** What is the matter with a visit that needs somebody, and since when, as 'Late 42 min'. */
export const troubleWords = ({ moment, starts_at, ends_at }: DayVisit, now: number): string => {
  const label = visitMomentLabels[moment]
  if (moment === 'late') return `${label} ${since(starts_at, now)}`
  return moment === 'no_check_out' ? `${label} ${since(ends_at, now)}` : label
}

const since = (instant: string, now: number): string =>
  durationWords(Math.max(0, Math.floor((now - millis(instant)) / 60_000)))
