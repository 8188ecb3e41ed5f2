import { isAtConnection, pauseAfter } from '@homeward/domain/billing/transmissions'
import type { Ctx } from '../../../plumbing/context.ts'
import type { InJob } from '../../../plumbing/jobs/in-job.ts'
import type { AppServices } from '../../../plumbing/services.ts'
import {
  findTransportAccount,
  NotHandedOver,
  openTransport,
  type Parcel,
  type Transport,
} from '../../agency/door.ts'
import { fileBytes } from '../../files/door.ts'
import { turnTransmission } from '../transmissions/store.ts'
import { conclude, type Fate } from './conclude.ts'
import { deliverLater } from './start-delivery.ts'
import { lockParcel } from './store.ts'

/** Milliseconds that one step over a connection may take. */
const patience = 10_000

type Turn = { transport: Transport; account: string; parcel: Parcel; begun: boolean; tries: number }

/**
 * Hands a file over. No transaction is open while the network is used. Before the first byte leaves, the
 * start is noted; whoever finds such a start without an end looks, and never puts the file there again.
 */
export async function deliver(services: AppServices, within: InJob, id: string): Promise<void> {
  const turn = await within((ctx) => begin(ctx, id))
  if (!turn) return
  const { transport, account, parcel, begun, tries } = turn
  const arrived = () => transport.has(parcel, AbortSignal.timeout(patience)).catch(() => false)
  const end = (fate: Fate) => within((ctx) => conclude(ctx, id, fate))
  if (await arrived()) return end({ status: 'sent', by: account })
  if (begun) return end({ status: 'unknown', error: `${account} does not say whether it has it.` })
  if (!(await within((ctx) => noteStart(ctx, id)))) return
  try {
    await transport.put(parcel, AbortSignal.timeout(patience))
  } catch (error) {
    if (error instanceof NotHandedOver) {
      const pause = error.later ? pauseAfter(tries) : null
      return pause === null
        ? end({ status: 'failed', error: error.message })
        : within((ctx) => tryLater(ctx, id, { pause, error: error.message }))
    }
    services.log.warn({ file: id, err: error }, 'a file may or may not have arrived')
    if (!(await arrived())) {
      const said = `${account} did not confirm the file. It is looked for again.`
      return end({ status: 'unknown', error: said })
    }
  }
  return end({ status: 'sent', by: account })
}

/** The file and its connection, or null where there is nothing to do. */
async function begin(ctx: Ctx, id: string): Promise<Turn | null> {
  const file = await lockParcel(ctx.tx, id)
  if (!file || !isAtConnection(file.status) || file.account_id === null) return null
  const account = await findTransportAccount(ctx.tx, file.account_id)
  if (!account) return null
  const begun = file.put_started_at !== null || file.status === 'unknown'
  const tries = file.delivery_tries + (begun ? 0 : 1)
  await turnTransmission(ctx.tx, id, { delivery_tries: tries })
  return {
    transport: openTransport(ctx.keys, account),
    account: account.name,
    parcel: { name: file.name, bytes: await fileBytes(ctx, file.file_id) },
    begun,
    tries,
  }
}

/** Notes that the file may arrive from now on; false if it is no longer to be sent. */
async function noteStart(ctx: Ctx, id: string): Promise<boolean> {
  const file = await lockParcel(ctx.tx, id)
  if (file?.status !== 'sending' || file.put_started_at !== null) return false
  await turnTransmission(ctx.tx, id, { put_started_at: ctx.now.toISOString() })
  return true
}

/** Nothing arrived; the next try comes by itself. */
async function tryLater(
  ctx: Ctx,
  id: string,
  { pause, error }: { pause: number; error: string },
): Promise<void> {
  const file = await lockParcel(ctx.tx, id)
  if (!file || !isAtConnection(file.status)) return
  await turnTransmission(ctx.tx, id, { put_started_at: null, error })
  await ctx.live('transmission', id)
  await deliverLater(ctx, id, new Date(Date.now() + pause * 1000))
}
