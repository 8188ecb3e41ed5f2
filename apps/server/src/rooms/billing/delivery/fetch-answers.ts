import * as contract from '@homeward/contract/billing/transmissions'
import type { Ctx } from '../../../plumbing/context.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { findConnections } from './store.ts'

/** Has every connection asked; a connection that is asked already is asked once. */
export async function fetchLater(ctx: Ctx): Promise<number> {
  const ids = await findConnections(ctx.tx)
  for (const id of ids) {
    const key = `fetch:${id}`
    await ctx.enqueue('billing.fetch_answers', { account_id: id }, { key, queue: key })
  }
  return ids.length
}

/** Looks for answers now. */
export const fetchAnswers = verb(contract.fetchAnswers, async (ctx) => {
  const connections = await fetchLater(ctx)
  await ctx.record({
    action: 'transmission.fetched',
    type: 'agency',
    id: ctx.agency.id,
    after: { connections },
  })
  return { connections }
})
