import { feedFilters, happenings } from '@homeward/domain/visits/feed'
import { visitMoments } from '@homeward/domain/visits/moment'
import { visitStatuses } from '@homeward/domain/visits/vocabulary'
import { z } from 'zod'
import { endpoint, page, record } from '../endpoint.ts'
import { day, id, instant, minutes, paging } from '../fields.ts'

/** The most days of a dashboard of visits. */
export const mostDashboardDays = 92

const party = z.object({ id, name: z.string() })
const of = { room: 'visits', permission: 'visits.read', look: 'visit' } as const

/** Of clients who belong to the office. */
const office_id = id.optional()

const DashboardDay = z.object({
  date: day,
  visits: z.int(),
  open: z.int(),
  done: z.int(),
  canceled: z.int(),
  planned_minutes: minutes,
  delivered_minutes: minutes,
})

const VisitsDashboard = z.object({
  start_date: day,
  end_date: day,
  /** How many visits of the days have each status. */
  statuses: z.record(z.enum(visitStatuses), z.int()),
  days: z.array(DashboardDay),
  /** The visits of today by their moment, whatever days were asked for. */
  today: z.object({ date: day, counts: z.record(z.enum(visitMoments), z.int()) }),
})

export const getVisitsDashboard = endpoint({
  ...of,
  spec: 'E149',
  summary: 'Count visits and their hours by day and status, this week unless days are given',
  method: 'GET',
  path: '/visits_dashboard',
  input: { start_date: day.optional(), end_date: day.optional(), office_id },
  returns: record(VisitsDashboard),
  fails: ['date_order'],
})

const JournalVisit = z.object({
  id,
  scheduled_date: day,
  starts_at: instant,
  ends_at: instant,
  status: z.enum(visitStatuses),
  /** Null for what does not take place. */
  moment: z.enum(visitMoments).nullable(),
  agent: party.nullable(),
  scheduled_duration: minutes,
  /** As reviewed, otherwise as recorded. */
  worked_minutes: minutes.nullable(),
})
export type JournalVisit = z.infer<typeof JournalVisit>

export const JournalRow = z.object({
  /** Of the client. */
  id,
  name: z.string(),
  visits: z.array(JournalVisit),
  planned_minutes: minutes,
  worked_minutes: minutes,
})
export type JournalRow = z.infer<typeof JournalRow>

export const readVisitsJournal = endpoint({
  ...of,
  summary: 'Read the week of each client who has visits in it, Monday to Sunday, a page at a time',
  method: 'GET',
  path: '/visits_journal',
  input: {
    /** Any day of the week. */
    week_of: day,
    office_id,
    ...paging(25),
  },
  returns: page(JournalRow),
})

export const FeedItem = z.object({
  /** Of the visit and of what happened, so that it is the same when it is asked for again. */
  id: z.string(),
  visit_id: id,
  happening: z.enum(happenings),
  /** When it happened, or when the server heard of it. */
  at: instant,
  /** When the device recorded it. */
  recorded_at: instant.nullable(),
  client: party,
  agent: party.nullable(),
  starts_at: instant,
  ends_at: instant,
  /** Minutes after the plan, before it where they are negative; of a check-in or a check-out. */
  minutes_off: z.int().nullable(),
  far: z.boolean(),
  manual: z.boolean(),
})
export type FeedItem = z.infer<typeof FeedItem>

export const readVisitsFeed = endpoint({
  ...of,
  summary: 'Read what happened at visits, newest first, over a day back from a moment',
  method: 'GET',
  path: '/visits_feed',
  input: {
    only: z.enum(feedFilters).optional(),
    office_id,
    /** What happened before; now if it is left out. */
    before: instant.optional(),
    items: z.coerce.number().int().min(1).max(200).default(50),
  },
  returns: record(z.object({ items: z.array(FeedItem), more: z.boolean() })),
})
