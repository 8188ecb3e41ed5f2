import * as contract from '@homeward/contract/payroll/timesheets'
import { ownAgentOnly } from '../../../plumbing/actor.ts'
import { found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { findSheet } from './list-store.ts'
import { presentTimesheet } from './present-timesheet.ts'

/** A timesheet with all that its pay follows from. */
export const getTimesheet = verb(contract.getTimesheet, async (ctx, { id }) =>
  presentTimesheet(ctx, found(await findSheet(ctx.tx, id, ownAgentOnly(ctx.actor)))),
)
