import type { previewTransmission as declaration } from '@homeward/contract/billing/transmissions'
import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { findBatchPayor, sumReadyClaims } from './store.ts'

/** What a file for the payor would hold; nothing is written. */
export async function previewTransmission(
  { tx }: Ctx,
  { payor_id: payorId }: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  found(await findBatchPayor(tx, payorId))
  return sumReadyClaims(tx, payorId)
}
