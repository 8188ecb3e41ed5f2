import * as contract from '@homeward/contract/agency/payors'
import { changedRate } from '@homeward/domain/agency/rates'
import { dayBefore } from '@homeward/domain/time/zone'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure, found, unwrap } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { lockPayor } from './payor-store.ts'
import { auditedRate, presentRate, refusedOverlap } from './present-rate.ts'
import { findRate, hasService, insertRateRow, lockRateBefore, updateRateRow } from './rate-store.ts'

/** Adds a rate, and ends the previous one on request. */
export const createPayorRate = verb(contract.createPayorRate, async (ctx, input) => {
  const { id: payor_id, end_previous, ...fields } = input
  found(await lockPayor(ctx.tx, payor_id))
  if (!(await hasService(ctx.tx, fields.service_id))) throw unknownService()
  unwrap(changedRate(fields, {}, null))
  if (end_previous) await endPrevious(ctx, { payor_id, ...fields })

  const id = uuid()
  await insertRateRow(ctx.tx, { ...fields, agency_id: ctx.agency.id, payor_id, id }).catch(
    refusedOverlap,
  )
  const rate = found(await findRate(ctx.tx, id))
  await ctx.changed(
    { action: 'rate.created', type: 'rate', id, after: auditedRate(rate) },
    { topic: 'payor', id: payor_id },
  )
  return presentRate(ctx, rate)
})

async function endPrevious(
  ctx: Ctx,
  at: { payor_id: string; service_id: string; start_date: string },
): Promise<void> {
  const before = await lockRateBefore(ctx.tx, at)
  if (!before) return
  const end_date = dayBefore(at.start_date)
  unwrap(changedRate(before, { end_date }, before.last_claimed))
  await updateRateRow(ctx.tx, before.id, { end_date })
  await ctx.record({
    action: 'rate.ended',
    type: 'rate',
    id: before.id,
    before: { end_date: before.end_date },
    after: { end_date },
  })
}

const unknownService = () =>
  new Failure('invalid', {
    fields: { service_id: ['This service was not found or is archived.'] },
  })
