import type { Ctx } from '../../../plumbing/context.ts'
import type { About } from './checks-store.ts'

/** More claims than these are checked with all others. */
const most = 20

/** Has open claims checked again; all of an agency one after the other, so that the last check is the newest. */
export const recheckLater = (ctx: Ctx, { type, id, after }: About): Promise<void> =>
  ctx.enqueue(
    'billing.recheck',
    { type, id, ...(after !== undefined && { after }) },
    {
      // A walk that goes on does not take the place of one that is to begin.
      key: ['billing.recheck', type, id, ...(after === undefined ? [] : ['after'])].join(':'),
      queue: `billing.recheck:${ctx.agency.id}`,
    },
  )

/** The same for the claims of the clients of some claims. */
export async function recheckAround(ctx: Ctx, claimIds: readonly string[]): Promise<void> {
  if (claimIds.length > most) return recheckLater(ctx, { type: 'agency', id: ctx.agency.id })
  for (const id of claimIds) await recheckLater(ctx, { type: 'claim', id })
}
