import { visitMoments } from '@homeward/domain/visits/moment'
import { visitStatuses } from '@homeward/domain/visits/vocabulary'
import { z } from 'zod'
import { endpoint, record } from '../endpoint.ts'
import { day, id } from '../fields.ts'

/** The most visits of a day that are listed; all of them are counted. */
export const mostVisits = 1000

const Named = z.object({ id, name: z.string() })

export const DayVisit = z.object({
  id,
  status: z.enum(visitStatuses),
  moment: z.enum(visitMoments),
  starts_at: z.string(),
  ends_at: z.string(),
  check_in_at: z.string().nullable(),
  check_out_at: z.string().nullable(),
  client: Named,
  /** The number is left out for whoever may not see people. */
  agent: Named.extend({ phone: z.string().nullable() }).nullable(),
})
export type DayVisit = z.infer<typeof DayVisit>

export const arrivalSummary = endpoint({
  room: 'insights',
  summary:
    'Get how many visits of this week, from its Monday, began on time, and how many late or not at all',
  method: 'GET',
  path: '/insights/arrivals',
  permission: 'visits.read',
  input: {
    /** Of clients who belong to the office. */
    office_id: id.optional(),
  },
  returns: record(
    z.object({ start_date: day, end_date: day, on_time: z.int(), not_on_time: z.int() }),
  ),
})

export const visitSummary = endpoint({
  room: 'insights',
  spec: 'E032',
  summary:
    'Get the visits of a day with their current status and counts; the date defaults to today',
  method: 'GET',
  path: '/insights/visit_summary',
  look: 'visit',
  permission: 'visits.read',
  input: {
    date: day.optional(),
    /** Of clients who belong to the office. */
    office_id: id.optional(),
  },
  returns: record(
    z.object({
      date: z.string(),
      time_zone: z.string(),
      counts: z.record(z.enum(visitMoments), z.int()),
      visits: z.array(DayVisit),
    }),
  ),
})

/** What people in the office did, as the feed of the dashboard tells it. */
export const newsKinds = [
  'assigned',
  'unassigned',
  'covered',
  'called_out',
  'approved',
  'corrected',
  'canceled',
  'missed',
  'claims_sent',
  'remittance_posted',
] as const

/** The most news that are listed. */
export const mostNews = 12

export const officeNews = endpoint({
  room: 'insights',
  summary: 'Get what was done today in the office: assignments, approvals, claims, newest first',
  method: 'GET',
  path: '/insights/news',
  look: 'visit',
  permission: 'visits.review',
  input: {
    /** Of clients who belong to the office. */
    office_id: id.optional(),
  },
  returns: record(
    z.object({
      news: z.array(
        z.object({
          id,
          kind: z.enum(newsKinds),
          at: z.string(),
          /** Null where it happened by itself. */
          by: z.string().nullable(),
          record_id: id,
          client_name: z.string().nullable(),
          agent_name: z.string().nullable(),
        }),
      ),
    }),
  ),
})
