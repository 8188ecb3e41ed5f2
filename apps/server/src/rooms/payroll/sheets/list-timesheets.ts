import * as contract from '@homeward/contract/payroll/timesheets'
import { ownAgentOnly } from '../../../plumbing/actor.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { findPage } from './list-store.ts'
import { presentRow } from './present-timesheet.ts'

/** A page of timesheets. */
export const listTimesheets = verb(contract.listTimesheets, async (ctx, input) => {
  const agent_id = ownAgentOnly(ctx.actor) ?? input.agent_id
  const { rows, meta } = await findPage(ctx.tx, { ...input, agent_id })
  return { data: rows.map((row) => presentRow(ctx, row)), meta }
})
