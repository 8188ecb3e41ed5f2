import { statementRunStates } from '@homeward/domain/billing/statement-runs'
import { z } from 'zod'
import { endpoint, file, page, record } from '../endpoint.ts'
import { abilities, cents, id, instant, paging } from '../fields.ts'
import { month } from './months.ts'

/** The statements of a month for all patients who owe something, and how far they are. */
export const StatementRun = z.object({
  id,
  month,
  state: z.enum(statementRunStates),
  clients_total: z.int(),
  clients_done: z.int(),
  due_cents: cents,
  /** All statements are in one PDF. */
  has_file: z.boolean(),
  created_at: instant,
  created_by: z.string(),
  finished_at: instant.nullable(),
  abilities,
})
export type StatementRun = z.infer<typeof StatementRun>

export const listStatementRuns = endpoint({
  room: 'billing',
  summary: 'List the statement runs for all patients, newest first',
  method: 'GET',
  path: '/statement_runs',
  look: 'claim',
  permission: 'claims.write',
  input: paging(20),
  returns: page(StatementRun),
})

export const createStatementRun = endpoint({
  room: 'billing',
  summary: 'Make the statements of a month for all patients who owe something; a job does it',
  method: 'POST',
  path: '/statement_runs',
  permission: 'claims.write',
  input: {
    month,
    /** The person knows that the month has statements already. */
    again: z.boolean().default(false),
  },
  returns: record(StatementRun),
  fails: [
    'statement_month_to_come',
    'statements_at_work',
    'statements_made',
    'patient_owes_nothing',
  ],
})

export const updateStatementRun = endpoint({
  room: 'billing',
  summary: 'Cancel the statements of all patients, or go on with them; made statements stay',
  method: 'PATCH',
  path: '/statement_runs/:id',
  permission: 'claims.write',
  input: { state: z.enum(['canceled', 'waiting']) },
  returns: record(StatementRun),
  fails: ['status_not_allowed', 'statements_at_work'],
})

export const downloadStatementRun = endpoint({
  room: 'billing',
  summary: 'Get the statements of all patients as one PDF, each on a separate page',
  method: 'GET',
  path: '/statement_runs/:id/pdf',
  permission: 'claims.write',
  returns: file('application/pdf'),
})
