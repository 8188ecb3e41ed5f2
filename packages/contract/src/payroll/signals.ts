import { z } from 'zod'
import { day, id } from '../fields.ts'
import { actionsOf, topicsOf } from '../plain-record.ts'
import type { Actions, Events, Jobs, Topics } from '../signal.ts'
import { records } from './all.ts'

export const events = {
  /** A caregiver asked about a pay week, and the office answered: what is said stands in the comments. */
  'timesheet.asked': z.object({
    timesheet_id: id,
    comment_id: id,
    user_id: id,
    name: z.string(),
    week: day,
  }),
  'timesheet.answered': z.object({
    timesheet_id: id,
    comment_id: id,
    user_id: id,
    week: day,
  }),
} as const satisfies Events

export const jobs = {
  'payroll.follow_approved': 'visit.approved',
  'payroll.follow_reopened': 'visit.reopened',
  'payroll.follow_worked': 'visit.worked',
  'payroll.follow_pay': 'agent.pay_changed',
  'payroll.follow_reply': 'comment.replied',
  /** Computes the pay of weeks from a day on, of one caregiver or of all. */
  'payroll.recompute': z.object({ from: day, agent_id: id.nullable() }),
  'payroll.nightly': z.object({}),
} as const satisfies Jobs

export const topics = { ...topicsOf(records), timesheet: 'payroll.read' } as const satisfies Topics

export const actions = {
  ...actionsOf(records),
  'timesheet.acknowledged': 'timesheet',
  'timesheet.asked': 'timesheet',
  'timesheets.exported': 'agency',
  'payroll_export.created': 'payroll_export',
} as const satisfies Actions
