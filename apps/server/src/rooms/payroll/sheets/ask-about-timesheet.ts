import * as contract from '@homeward/contract/payroll/timesheets'
import { ownAgentOnly } from '../../../plumbing/actor.ts'
import { found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { addComment } from '../../collaboration/door.ts'
import { findSheet } from './list-store.ts'
import { aboutWeek } from './pay-questions.ts'
import { presentTimesheet } from './present-timesheet.ts'
import { insertQuestion } from './question-store.ts'

/** A question about a pay week becomes a comment on the caregiver's page; whoever does the payroll is told of it. */
export const askAboutTimesheet = verb(contract.askAboutTimesheet, async (ctx, { id, question }) => {
  const sheet = found(await findSheet(ctx.tx, id, ownAgentOnly(ctx.actor)))
  const name = `${sheet.first_name} ${sheet.last_name}`
  const caregiver = { type: 'agent', id: sheet.agent_id, name, day: null, archived: false } as const
  const comment = await addComment(ctx, caregiver, `${aboutWeek(sheet.week)}${question}`)
  const { id: comment_id, user_id } = comment
  const of = { agency_id: ctx.agency.id, agent_id: sheet.agent_id, week: sheet.week }
  await insertQuestion(ctx.tx, { ...of, comment_id })
  await ctx.changed({ action: 'timesheet.asked', type: 'timesheet', id })
  const asked = { timesheet_id: id, comment_id, user_id, name, week: sheet.week }
  await ctx.emit('timesheet.asked', asked)
  return presentTimesheet(ctx, sheet)
})
