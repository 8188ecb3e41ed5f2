import type { Ctx } from '../../../plumbing/context.ts'
import { fileBytes } from '../../files/door.ts'
import { findBillingAgency } from '../agency-store.ts'
import { type Progress, unseen } from '../era-files/progress.ts'
import { findClosedThrough } from '../journal/months-store.ts'
import { holdReason } from './hold-reason.ts'
import { recordDelivery } from './record-delivery.ts'
import { postRemittances } from './post-remittances.ts'
import { readDeliveries } from './read-deliveries.ts'
import type { ToPost } from './to-post.ts'

/**
 * Reads a stored file of remittances. Remittances that balance and are ours are posted; the rest are held
 * with the reason. Returns the IDs of new ones, and how many were not new.
 */
export async function ingestRemittances(
  ctx: Ctx,
  fileId: string,
  progress: Progress = unseen,
): Promise<{ ids: string[]; repeated: number }> {
  const agency = await findBillingAgency(ctx.tx)
  const closed = await findClosedThrough(ctx.tx)
  // In one order for everyone, so two files with the same payments wait for each other only once.
  const deliveries = readDeliveries(await fileBytes(ctx, fileId)).toSorted((a, b) =>
    Buffer.compare(a.content, b.content),
  )
  const total = deliveries.reduce((sum, { read }) => sum + (read?.remittance.claims.length ?? 0), 0)
  let done = 0
  await progress('reading', { total, done })
  const ids: string[] = []
  const toPost: ToPost[] = []
  for (const delivery of deliveries) {
    done += delivery.read?.remittance.claims.length ?? 0
    const kept = await recordDelivery(ctx, fileId, delivery, holdReason(delivery, agency, closed))
    if (!kept) continue
    ids.push(kept.id)
    if (kept.toPost) toPost.push(kept.toPost)
  }
  await postRemittances(ctx, inFileOrder(toPost), progress)
  return { ids, repeated: deliveries.length - ids.length }
}

/** A payment that is reversed and paid again within one file must be read in order. */
const inFileOrder = (eras: readonly ToPost[]): ToPost[] =>
  eras.toSorted((a, b) => a.remittance.position - b.remittance.position)
