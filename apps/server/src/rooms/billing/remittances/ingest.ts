import type { Ctx } from '../../../plumbing/context.ts'
import { fileBytes } from '../../files/door.ts'
import { findBillingAgency } from '../agency-store.ts'
import { type Progress, unseen } from '../era-files/progress.ts'
import { findClosedThrough } from '../journal/months-store.ts'
import { eraRows } from './era-rows.ts'
import { holdReason } from './hold-reason.ts'
import { postRemittances, settleTwins } from './post-remittances.ts'
import { readDeliveries } from './read-deliveries.ts'
import { type Part, readPages } from './read-pages.ts'
import { type RecordedDelivery, recordDelivery } from './record-delivery.ts'
import { insertEraContent } from './store.ts'
import type { ToPost } from './to-post.ts'

/**
 * Reads a stored file of remittances. Remittances that balance and are ours are posted; the rest are held
 * with the reason. Returns the IDs of new ones, and how many were not new. The file is read twice, so no more of it
 * is in memory than a page of claims: first for its sums, then for the claims.
 */
export async function ingestRemittances(
  ctx: Ctx,
  fileId: string,
  progress: Progress = unseen,
): Promise<{ ids: string[]; repeated: number }> {
  const agency = await findBillingAgency(ctx.tx)
  const closed = await findClosedThrough(ctx.tx)
  const bytes = await fileBytes(ctx, fileId)
  // In one order for everyone, so two files with the same payments wait for each other only once.
  const deliveries = (await readDeliveries(bytes)).toSorted((a, b) =>
    Buffer.compare(a.content, b.content),
  )
  const total = deliveries.reduce((sum, { read }) => sum + (read?.claims ?? 0), 0)
  await progress('reading', { total, done: 0 })
  const recorded: RecordedDelivery[] = []
  for (const delivery of deliveries) {
    const kept = await recordDelivery(ctx, fileId, delivery, holdReason(delivery, agency, closed))
    if (kept) recorded.push(kept)
  }
  await keepClaims(ctx, bytes, recorded, progress)
  return { ids: recorded.map(({ id }) => id), repeated: deliveries.length - recorded.length }
}

/**
 * Stores the claims of new remittances and posts those that are to be posted. In the order of the file: a payment
 * that is reversed and paid again within one file must be read in order.
 */
async function keepClaims(
  ctx: Ctx,
  bytes: Buffer,
  recorded: readonly RecordedDelivery[],
  progress: Progress,
): Promise<void> {
  const posted = recorded.filter(({ posts }) => posts)
  await settleTwins(
    ctx,
    posted.map(({ id, delivery }) => ({ id, dedupKey: delivery.dedupKey })),
  )
  const total = posted.reduce((sum, { delivery }) => sum + (delivery.read?.claims ?? 0), 0)
  const byPosition = new Map(recorded.map((era) => [era.delivery.position, era]))
  let before = 0
  for (const page of readPages(bytes, byPosition)) {
    const parts: ToPost[] = []
    for (const part of page) {
      const era = byPosition.get(part.position)
      const toPost = era && (await keepPart(ctx, era, part))
      if (era?.posts && toPost) parts.push(toPost)
    }
    await postRemittances(ctx, parts, (state, { done }) =>
      progress(state, { total, done: before + done }),
    )
    before += parts.reduce((sum, { claims }) => sum + claims.length, 0)
  }
}

async function keepPart(
  ctx: Ctx,
  { id, delivery }: RecordedDelivery,
  part: Part,
): Promise<ToPost | null> {
  if (!delivery.read) return null
  const { payment, payer } = delivery.read.remittance
  const content = eraRows(ctx.agency.id, id, part)
  await insertEraContent(ctx.tx, content)
  return {
    id,
    remittance: { payment, payer, ...part },
    round: 1,
    claims: content.claims.map((claim) => ({ id: claim.id, claimId: null, round: 0 })),
    providerAdjustmentIds: content.providerAdjustments.map((adjustment) => adjustment.id),
  }
}
