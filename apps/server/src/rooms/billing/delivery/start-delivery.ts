import { mayDeliver } from '@homeward/domain/billing/transmissions'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure, found } from '../../../plumbing/failure.ts'
import { turnTransmission } from '../transmissions/store.ts'
import { findConnection, lockParcel, turnWaitingClaims } from './store.ts'

/** Hands the work on a file to the job that owns its connection, one after the other. */
export const deliverLater = (ctx: Ctx, id: string, runAt?: Date): Promise<void> =>
  ctx.enqueue(
    'billing.deliver',
    { transmission_id: id },
    { key: `deliver:${id}`, queue: `deliver:${id}`, ...(runAt && { runAt }) },
  )

/**
 * Gives a file to the connection of its payor. Claims that failed before become a sync error until it is
 * handed over. One of unknown fate is put there again only if it is not there.
 */
export async function startDelivery(ctx: Ctx, id: string): Promise<void> {
  const file = found(await lockParcel(ctx.tx, id))
  if (!mayDeliver(file.status)) throw new Failure('status_not_allowed')
  const accountId = await findConnection(ctx.tx, file.payor_id)
  if (accountId === null) throw new Failure('connection_missing')
  await turnTransmission(ctx.tx, id, {
    status: 'sending',
    account_id: accountId,
    delivery_tries: 0,
    put_started_at: null,
    error: null,
  })
  await turnWaitingClaims(ctx.tx, id, [
    { from: ['exported'], to: 'queued' },
    { from: ['failed'], to: 'sync_error' },
  ])
  await ctx.changed({
    action: 'transmission.updated',
    type: 'transmission',
    id,
    before: { status: file.status },
    after: { status: 'sending' },
  })
  await deliverLater(ctx, id)
}

/** Gives a new file to the connection of its payor; without one a person hands it over. */
export async function deliverIfConnected(
  ctx: Ctx,
  { id, payorId }: { id: string; payorId: string },
): Promise<void> {
  if ((await findConnection(ctx.tx, payorId)) !== null) await startDelivery(ctx, id)
}
