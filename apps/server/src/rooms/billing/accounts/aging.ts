import * as contract from '@homeward/contract/billing/accounts'
import { verb } from '../../../plumbing/http/verb.ts'
import { findAging, sumAging } from './aging-store.ts'

/** What payors owe by age. */
export const listAging = verb(contract.listAging, async (ctx, input) => {
  const { rows, meta } = await findAging(ctx.tx, ctx.today, input)
  return { data: rows.map((row) => ({ ...row, record: row.id })), meta }
})

export const agingSummary = verb(contract.agingSummary, async (ctx, input) => ({
  as_of: ctx.today,
  ...(await sumAging(ctx.tx, ctx.today, input)),
}))
