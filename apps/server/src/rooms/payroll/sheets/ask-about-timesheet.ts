import * as contract from '@homeward/contract/payroll/timesheets'
import { formatDay } from '@homeward/domain/dates'
import { ownAgentOnly } from '../../../plumbing/actor.ts'
import { found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { addComment } from '../../collaboration/door.ts'
import { findSheet } from './list-store.ts'
import { presentTimesheet } from './present-timesheet.ts'

/** A question about a pay week becomes a comment on the caregiver's page, where the office reads it. */
export const askAboutTimesheet = verb(contract.askAboutTimesheet, async (ctx, { id, question }) => {
  const sheet = found(await findSheet(ctx.tx, id, ownAgentOnly(ctx.actor)))
  const name = `${sheet.first_name} ${sheet.last_name}`
  const caregiver = { type: 'agent', id: sheet.agent_id, name, day: null, archived: false } as const
  await addComment(ctx, caregiver, `About the pay week of ${formatDay(sheet.week)}: ${question}`)
  await ctx.changed({ action: 'timesheet.asked', type: 'timesheet', id })
  return presentTimesheet(ctx, sheet)
})
