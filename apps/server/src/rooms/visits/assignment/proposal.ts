import { takesTime } from '@homeward/domain/visits/overlap'
import type { VisitStatus } from '@homeward/domain/visits/vocabulary'

/** A visit as an assignment sees it: whose it is, who pays, and when it is planned. */
export type PlannedVisit = {
  id: string
  client_id: string
  payor_id: string | null
  authorization_id: string | null
  agent_id: string | null
  status: VisitStatus
} & Schedule

type Schedule = {
  scheduled_date: string
  scheduled_duration: number
  starts_at: string
  ends_at: string
}

/** A visit that would be given to somebody, or to nobody, at its time or another. */
export type Proposal = { visit: PlannedVisit; agentId: string | null; schedule: Schedule }

/** A visit as it stands, proposed for somebody. */
export const proposalOf = (
  visit: PlannedVisit,
  agentId: string | null,
  schedule: Partial<Schedule> = {},
): Proposal => ({
  visit,
  agentId,
  schedule: {
    scheduled_date: schedule.scheduled_date ?? visit.scheduled_date,
    scheduled_duration: schedule.scheduled_duration ?? visit.scheduled_duration,
    starts_at: schedule.starts_at ?? visit.starts_at,
    ends_at: schedule.ends_at ?? visit.ends_at,
  },
})

/** Minutes that the visit takes today on some days, which it gives back when it is moved. */
export const minutesWithin = (
  visit: PlannedVisit,
  { startDate, endDate }: { startDate: string; endDate: string },
): number =>
  takesTime(visit.status) && visit.scheduled_date >= startDate && visit.scheduled_date <= endDate
    ? visit.scheduled_duration
    : 0
