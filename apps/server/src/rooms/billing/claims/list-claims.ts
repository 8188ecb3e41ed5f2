import * as contract from '@homeward/contract/billing/claims'
import { checkDateOrder } from '@homeward/domain/time/day-range'
import { unwrap } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { loadClaims } from './load-claims.ts'
import { presentClaimRow } from './present-claim.ts'
import { findClaimIds } from './store.ts'

/** A page of claims, each with the reasons why it cannot be sent. */
export const listClaims = verb(contract.listClaims, async (ctx, input) => {
  const days = input.by_start_date
  if (days) unwrap(checkDateOrder({ startDate: days.start_date, endDate: days.end_date }))
  const { rows, meta } = await findClaimIds(ctx.tx, input)
  const claims = await loadClaims(
    ctx,
    rows.map(({ id }) => id),
  )
  return { data: claims.map((claim) => presentClaimRow(ctx, claim)), meta }
})
