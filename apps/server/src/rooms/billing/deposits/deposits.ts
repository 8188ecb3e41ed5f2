import * as contract from '@homeward/contract/billing/deposits'
import { depositState, differenceOf } from '@homeward/domain/billing/deposits'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure, found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import {
  addPayment,
  type DepositRecord,
  findDeposit,
  findDeposits,
  findMissing,
  findPayment,
  insertDeposit,
  isKnown,
  lockDeposit,
  markRemoved,
  matchByTrace,
  takeOff,
} from './store.ts'

/** Deposits with the payments that they are for. */
export const listDeposits = verb(contract.listDeposits, async (ctx, input) => {
  const { rows, meta } = await findDeposits(ctx.tx, input)
  return { data: rows.map((row) => present(ctx, row)), meta }
})

/** Payments of remittances that no deposit is known for. */
export const listMissingDeposits = verb(contract.listMissingDeposits, async ({ tx }, input) => {
  const { rows, meta } = await findMissing(tx, input)
  return { data: rows, meta }
})

/** Records what the bank got, and finds the payment that it is for. */
export const createDeposit = verb(contract.createDeposit, async (ctx, input) => {
  if (input.bank_date > ctx.today) throw new Failure('bank_date_to_come')
  if (await isKnown(ctx.tx, ctx.agency.id, input)) throw new Failure('deposit_known')
  const id = uuid()
  await insertDeposit(ctx.tx, {
    ...input,
    agency_id: ctx.agency.id,
    id,
    created_at: ctx.now.toISOString(),
    created_by_name: ctx.actor.name,
  })
  await matchByTrace(ctx.tx, { id, ...input })
  await tell(ctx, 'deposit.created', input)
  return get(ctx, id)
})

/** Matches a payment by hand, or takes it off. */
export const matchDeposit = verb(contract.matchDeposit, async (ctx, input) => {
  const { id, era_id: eraId, matched } = input
  const deposit = found(await lockDeposit(ctx.tx, id))
  found(await findPayment(ctx.tx, eraId))
  if (deposit.removed_at !== null) throw new Failure('status_not_allowed')
  const done = matched
    ? (await addPayment(ctx.tx, eraId, id)) !== undefined
    : (await takeOff(ctx.tx, id, eraId)).length > 0
  if (!done) throw new Failure('status_not_allowed')
  const { trace_number } = deposit
  await tell(ctx, matched ? 'deposit.matched' : 'deposit.unmatched', {
    trace_number,
    era_id: eraId,
  })
  return get(ctx, id)
})

/** Takes a deposit away that was entered wrongly. */
export const removeDeposit = verb(contract.removeDeposit, async (ctx, { id, reason }) => {
  const deposit = found(await lockDeposit(ctx.tx, id))
  if (deposit.removed_at !== null) throw new Failure('status_not_allowed')
  await takeOff(ctx.tx, id)
  await markRemoved(ctx.tx, id, { name: ctx.actor.name, at: ctx.now, reason })
  const { trace_number, amount_cents } = deposit
  await tell(ctx, 'deposit.removed', { trace_number, amount_cents, reason })
  return get(ctx, id)
})

const get = async (ctx: Ctx, id: string): Promise<contract.Deposit> =>
  present(ctx, found(await findDeposit(ctx.tx, id)))

function present(ctx: Ctx, row: DepositRecord): contract.Deposit {
  const { created_by_name, removed_by_name, removed_at, ...deposit } = row
  const live = removed_at === null
  const may = ctx.may('remittances.write') && live
  return {
    ...deposit,
    state: live ? depositState(row.amount_cents, row.payments) : 'removed',
    difference_cents: live ? differenceOf(row.amount_cents, row.payments) : 0,
    created_by: created_by_name,
    removed_by: removed_by_name,
    abilities: { match: may, remove: may },
  }
}

type Act = `deposit.${'created' | 'matched' | 'unmatched' | 'removed'}`

const tell = (ctx: Ctx, action: Act, after: Record<string, string | number>) => {
  const { id } = ctx.agency
  return ctx.changed({ action, type: 'agency', id, after }, { topic: 'era', id })
}
