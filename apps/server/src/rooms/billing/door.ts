import type { Claim } from '@homeward/contract/billing/claims'
import type { Transmission } from '@homeward/contract/billing/transmissions'
import type { Ctx } from '../../plumbing/context.ts'
import { storeFile } from '../files/door.ts'
import { makeClaim } from './claims/make-claim.ts'
import { updateClaim } from './claims/update-claim.ts'
import { ingestRemittances } from './remittances/ingest.ts'
import { createTransmission } from './transmissions/create-transmission.ts'

/** Makes the claim of an approved visit at once, without waiting for the job; answers its id. */
export const claimVisit = (ctx: Ctx, visitId: string): Promise<string> => makeClaim(ctx, visitId)

/** Marks a claim as ready to send; fails with claim_not_ready where a check does not hold. */
export const markReady = (ctx: Ctx, claimId: string): Promise<Claim> =>
  updateClaim(ctx, { id: claimId, status: 'ready_to_send' })

/** Makes the 837P file of all claims of a payor that are ready. */
export const sendReady = (ctx: Ctx, payorId: string): Promise<Transmission> =>
  createTransmission(ctx, { payor_id: payorId })

/** Takes in the text of an 835 as if it had been uploaded; answers the ids of its remittances. */
export async function takeInRemittances(
  ctx: Ctx,
  file: { name: string; text: string },
): Promise<string[]> {
  const { id } = await storeFile(ctx, {
    name: file.name,
    contentType: 'application/edi-x12',
    bytes: Buffer.from(file.text, 'utf8'),
  })
  return (await ingestRemittances(ctx, id)).ids
}
