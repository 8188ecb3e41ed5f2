import * as contract from '@homeward/contract/billing/remittances'
import { Failure, found, refuseStaleWith } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { fileBytes } from '../../files/door.ts'
import { findBillingAgency } from '../agency-store.ts'
import { holdReason } from './hold-reason.ts'
import { postRemittances, settleTwins } from './post-remittances.ts'
import { presentEra } from './present-era.ts'
import { readDeliveries } from './read-deliveries.ts'
import { readPages } from './read-pages.ts'
import { findPosted } from './reading-store.ts'
import { lockEra, markPosted } from './store.ts'

/** Posts a held remittance that balances and is ours after all; its file is read and checked again. */
export const postEra = verb(contract.postEra, async (ctx, { id, lock_version: sent }) => {
  const era = found(await lockEra(ctx.tx, id))
  if (sent !== undefined && sent !== era.lock_version) {
    await refuseStaleWith(sent, era, () => presentEra(ctx, id))
  }
  if (era.status === 'posted') refuse('The remittance is already posted.')
  if (era.status === 'dismissed')
    refuse('The remittance was dismissed. Put it on hold again first.')
  if (await findPosted(ctx.tx, era.dedup_key)) {
    refuse('The payment was already posted from another file.')
  }
  const bytes = await fileBytes(ctx, era.file_id)
  const deliveries = await readDeliveries(bytes)
  const delivery = found(deliveries.find(({ position }) => position === era.file_position))
  const reason = holdReason(delivery, await findBillingAgency(ctx.tx))
  if (reason !== null || !delivery.read) throw notPostable(reason ?? undefined)

  await markPosted(ctx.tx, id, ctx.now)
  await settleTwins(ctx, [{ id, dedupKey: era.dedup_key }])
  const { payment, payer } = delivery.read.remittance
  const rows = era.claims.map((claim) => ({
    id: claim.id,
    claimId: claim.matched_by === null ? claim.claim_id : null,
    round: claim.round,
  }))
  const providerAdjustmentIds = era.provider_adjustments.map((adjustment) => adjustment.id)
  for (const page of readPages(bytes, new Map([[delivery.position, id]]))) {
    const parts = page.map((part) => ({
      id,
      remittance: { payment, payer, ...part },
      round: era.round,
      claims: rows.slice(part.from, part.from + part.claims.length),
      providerAdjustmentIds,
    }))
    await postRemittances(ctx, parts)
  }
  await ctx.changed({
    action: 'era.posted',
    type: 'era',
    id,
    before: { status: 'held' },
    after: { status: 'posted' },
  })
  return presentEra(ctx, id)
})

const notPostable = (sentence?: string) => new Failure('remittance_not_postable', { sentence })

function refuse(sentence: string): never {
  throw notPostable(sentence)
}
