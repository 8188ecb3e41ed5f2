import * as contract from '@homeward/contract/payroll/timesheets'
import { acknowledgement } from '@homeward/domain/payroll/exceptions'
import { Failure, found, refuseStale } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { findSheet } from './list-store.ts'
import { isOver, presentTimesheet } from './present-timesheet.ts'
import { freeze } from './freeze.ts'
import { holdPerson } from './hold-store.ts'
import { computePay, refreshSheets } from './refresh-sheets.ts'

/**
 * Freezes the figures of a timesheet with what they followed from. They are computed once more first, so that
 * nobody acknowledges what is no longer so.
 */
export const acknowledgeTimesheet = verb(contract.updateTimesheet, async (ctx, input) => {
  const { id, reason, gross_pay, lock_version } = input
  const seen = found(await findSheet(ctx.tx, id))
  await holdPerson(ctx, seen.agent_id)
  await refreshSheets(ctx, seen.week, [seen.agent_id])
  const now = await findSheet(ctx.tx, id)
  if (!now) throw new Failure('pay_changed')
  if (now.status === 'acknowledged') throw new Failure('timesheet_frozen')
  if (!isOver(ctx, now.week)) throw new Failure('pay_week_running')
  const current = await presentTimesheet(ctx, now)
  if (gross_pay !== undefined && gross_pay !== now.gross_cents)
    throw new Failure('pay_changed', { current })
  refuseStale(lock_version, now, current)
  const may = acknowledgement(now.exceptions)
  if (may === 'blocked') throw new Failure('timesheet_blocked')
  if (may === 'reason' && reason === undefined) {
    const sentence = 'Say why it is paid with these exceptions.'
    throw new Failure('invalid', { fields: { reason: [sentence] } })
  }
  const [computed] = await computePay(ctx, now.week, [now.agent_id])
  await freeze(ctx, [found(computed)], reason ?? null)
  return presentTimesheet(ctx, found(await findSheet(ctx.tx, id)))
})
