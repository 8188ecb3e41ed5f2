import { riverSteps, waitingSteps } from '@homeward/domain/billing/claim-steps'
import { z } from 'zod'
import { endpoint, record } from '../endpoint.ts'
import { cents, day, id, minutes } from '../fields.ts'

const input = {
  /** Of clients who belong to the office. */
  office_id: id.optional(),
}
const sums = { claims: z.int(), cents }

export const billingSummary = endpoint({
  room: 'insights',
  spec: 'E033',
  summary: 'Get the claims and charges of the last 30 days by step, and all that wait for someone',
  method: 'GET',
  path: '/insights/billing_summary',
  permission: 'claims.read',
  input,
  returns: record(
    z.object({
      start_date: day,
      end_date: day,
      /** Each step has what went on to the next. */
      river: z.array(z.object({ step: z.enum(riverSteps), ...sums })),
      /** Of whatever day. */
      waiting: z.array(z.object({ step: z.enum(waitingSteps), ...sums })),
    }),
  ),
})

/** The weeks that are compared, this one included. */
export const comparedWeeks = 12

const Week = z.object({
  start_date: day,
  total_authorized_minutes: minutes,
  total_approved_minutes: minutes,
  approved_visits: z.int(),
})

export const billingDashboard = endpoint({
  room: 'insights',
  spec: 'E034',
  summary: 'Get authorized and approved minutes of the last 12 weeks, newest first',
  method: 'GET',
  path: '/billing_dashboard',
  permission: 'claims.read',
  input,
  returns: record(z.object({ weeks: z.array(Week) })),
})

export const authorizedHours = endpoint({
  room: 'insights',
  spec: 'E031',
  summary: 'Get authorized and approved minutes of the last 12 weeks, each from its Monday',
  method: 'GET',
  path: '/insights/authorized_hours',
  permission: 'authorizations.read',
  input,
  returns: record(z.object({ weeks: z.array(Week) })),
})
