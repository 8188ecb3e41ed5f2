import type { JournalMonth } from '@homeward/contract/billing/months'
import * as contract from '@homeward/contract/billing/months'
import {
  checkReopen,
  type ClosedThrough,
  eachMonth,
  isClosed,
  monthOf,
  monthsToClose,
} from '@homeward/domain/billing/periods'
import type { Ctx } from '../../../plumbing/context.ts'
import { metaOf } from '../../../plumbing/db/page.ts'
import { found, unwrap } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { holdMonthsAlone } from './hold-store.ts'
import {
  findClosedThrough,
  findClosings,
  findFirstMonth,
  findWaiting,
  insertClosed,
  openAgain,
} from './months-store.ts'

/** The months from the first entry of the journal until today, newest first. */
export const listMonths = verb(contract.listMonths, async (ctx, input) => {
  const first = await findFirstMonth(ctx.tx)
  const all = first === null ? [] : eachMonth(first, monthOf(ctx.today)).toReversed()
  const from = (input.page - 1) * input.items
  const data = await presentMonths(ctx, all.slice(from, from + input.items))
  return { data, meta: metaOf(input, all.length) }
})

/** Closes a month and the open ones before it. */
export const closeMonth = verb(contract.closeMonth, async (ctx, { month }) => {
  await holdMonthsAlone(ctx)
  const first = await findFirstMonth(ctx.tx)
  const through = await findClosedThrough(ctx.tx)
  const months = unwrap(monthsToClose(month, { first, through, today: ctx.today }))
  const by = { agencyId: ctx.agency.id, name: ctx.actor.name, at: ctx.now }
  await insertClosed(ctx.tx, by, months)
  await tell(ctx, 'journal.month_closed', { months: months.join(', ') })
  return presentMonth(ctx, month)
})

/** Opens the last closed month again. */
export const reopenMonth = verb(contract.reopenMonth, async (ctx, { month, reason }) => {
  await holdMonthsAlone(ctx)
  unwrap(checkReopen(month, await findClosedThrough(ctx.tx)))
  await openAgain(ctx.tx, month, { name: ctx.actor.name, at: ctx.now, reason })
  await tell(ctx, 'journal.month_reopened', { months: month, reason })
  return presentMonth(ctx, month)
})

const tell = (
  ctx: Ctx,
  action: 'journal.month_closed' | 'journal.month_reopened',
  after: Record<string, string>,
) => {
  const { id } = ctx.agency
  return ctx.changed({ action, type: 'agency', id, after }, { topic: 'claim', id })
}

const presentMonth = async (ctx: Ctx, month: string): Promise<JournalMonth> =>
  found((await presentMonths(ctx, [month]))[0])

async function presentMonths(ctx: Ctx, months: readonly string[]): Promise<JournalMonth[]> {
  if (months.length === 0) return []
  const through = await findClosedThrough(ctx.tx)
  const closings = await findClosings(ctx.tx, months)
  const waiting = await findWaiting(ctx.tx, ctx.agency.timeZone)
  return months.map((month) => {
    const row = closings.find((one) => monthOf(one.month) === month)
    const open = waiting.find((one) => one.month === month)
    return {
      id: month,
      closed: isClosed(month, through),
      closed_by: row?.closed_by_name ?? null,
      closed_at: row?.closed_at ?? null,
      reopened_by: row?.reopened_by_name ?? null,
      reopened_at: row?.reopened_at ?? null,
      reason: row?.reason ?? null,
      held_remittances: open?.held ?? 0,
      waiting_answers: open?.answers ?? 0,
      waiting_write_offs: open?.write_offs ?? 0,
      waiting_refunds: open?.refunds ?? 0,
      waiting_patient_refunds: open?.patient_refunds ?? 0,
      abilities: abilitiesOf(ctx, month, through),
    }
  })
}

const abilitiesOf = (ctx: Ctx, month: string, through: ClosedThrough) => ({
  close: ctx.may('journal.close') && month < monthOf(ctx.today) && !isClosed(month, through),
  reopen: ctx.may('journal.reopen') && checkReopen(month, through).ok,
})
