import { credentialKinds } from '@homeward/domain/agency/credential-kinds'
import { visitExceptions } from '@homeward/domain/visits/exceptions'
import { z } from 'zod'
import { endpoint, file, page, record } from '../endpoint.ts'
import { cents, day, id, minutes, paging } from '../fields.ts'
import { ExceptionRow } from '../visits/exceptions.ts'

const input = {
  /** Of clients who belong to the office, and of those who work for it. */
  office_id: id.optional(),
}
const hour = z.int().min(0).max(23)

/** The days of which the coverage is shown, today included. */
export const coveredDays = 4

export const coverageSummary = endpoint({
  room: 'insights',
  summary: 'Get how today and the next three days are covered, hour by hour',
  method: 'GET',
  path: '/insights/coverage',
  permission: 'visits.read',
  input,
  returns: record(
    z.object({
      days: z.array(
        z.object({
          date: day,
          visits: z.int(),
          open: z.int(),
          open_minutes: minutes,
          hours: z.array(z.object({ hour, visits: z.int(), open: z.int() })),
        }),
      ),
    }),
  ),
})

const waiting = { visits: z.int(), cents }

/** Which visits that wait are meant. */
const narrowed = {
  ...input,
  /** Without it the last month. */
  days: z.strictObject({ start_date: day, end_date: day }).optional(),
  by_agent_id: id.optional(),
  by_payor_id: id.optional(),
  search: z.string().trim().max(100).optional(),
  /** Only those that have waited for more than a day. */
  over_a_day: z.stringbool().optional(),
  /** Only those of clients of one's own offices; whoever has none works for all of them. */
  mine: z.stringbool().optional(),
}

const exceptionAsked = z.enum([...visitExceptions, 'none']).optional()

export const exceptionSummary = endpoint({
  room: 'insights',
  summary: 'Get the visits that wait for review by exception, with what they will be charged',
  method: 'GET',
  path: '/insights/exceptions',
  permission: 'visits.review',
  input: narrowed,
  returns: record(
    z.object({
      start_date: day,
      end_date: day,
      exceptions: z.array(z.object({ exception: z.enum(visitExceptions), ...waiting })),
      /** Visits that can be approved as they are. */
      none: z.object(waiting),
      /** How many have an exception, whatever of `mine` and `over_a_day` is asked for. */
      tabs: z.object({ to_clear: z.int(), mine: z.int(), over_a_day: z.int() }),
    }),
  ),
  fails: ['date_order'],
})

export const listExceptions = endpoint({
  room: 'insights',
  summary:
    'List the visits that wait for review, oldest first, with the probable fix of each; without an exception the first few of each',
  method: 'GET',
  path: '/insights/exception_visits',
  permission: 'visits.review',
  input: {
    ...narrowed,
    exception: exceptionAsked,
    ...paging(25),
  },
  returns: page(ExceptionRow),
  fails: ['date_order'],
})

/** The most visits whose charges are asked for at once. */
export const mostCharged = 1500

export const openVisitCharges = endpoint({
  room: 'insights',
  summary: 'Get what open visits will be charged once a caregiver gives them; others are left out',
  method: 'POST',
  path: '/insights/open_visit_charges',
  permission: 'visits.schedule',
  writes: false,
  input: { visit_ids: z.array(id).min(1).max(mostCharged) },
  returns: record(z.object({ charges: z.array(z.object({ id, cents })) })),
})

export const exportExceptions = endpoint({
  room: 'insights',
  summary: 'Export the visits that wait for review as CSV',
  method: 'GET',
  path: '/insights/exception_visits.csv',
  permission: 'visits.review',
  input: { ...narrowed, exception: exceptionAsked },
  returns: file('text/csv; charset=utf-8'),
  fails: ['date_order', 'export_too_large'],
  limit: 'export',
})

/** The most of each that are listed one by one. */
export const mostExpiring = 5

export const agencySummary = endpoint({
  room: 'insights',
  spec: 'E030',
  summary: 'Get the authorizations and credentials that end in the next 30 days, and how many',
  method: 'GET',
  path: '/insights/agency_summary',
  look: 'agency',
  permission: 'caregivers.read',
  input,
  returns: record(
    z.object({
      authorizations: z.object({
        total: z.int(),
        first: z.array(
          z.object({
            id,
            client: z.object({ id, name: z.string() }),
            services: z.array(z.object({ id, label: z.string() })),
            ends_on: day,
          }),
        ),
      }),
      credentials: z.object({
        /** Who hold them. */
        people: z.int(),
        first: z.array(
          z.object({
            id,
            agent: z.object({ id, name: z.string() }),
            kind: z.enum(credentialKinds),
            ends_on: day,
          }),
        ),
      }),
    }),
  ),
})
