import type { Ctx } from '../../plumbing/context.ts'
import { storeFile } from '../files/door.ts'
import type { LoadedClaim } from './claims/load-claims.ts'
import { ingestRemittances } from './remittances/ingest.ts'
import { turnFile } from './transmissions/turn-file.ts'
import { writeFile } from './transmissions/write-file.ts'

export { expectedCharges } from './expected-charges.ts'
export { countWaitingClaims } from './claims/count-waiting.ts'
export { claimFunnel } from './claims/claim-funnel.ts'

/** Creates the 837P file of all claims of a payor that are ready, and hands it over. */
export async function sendReady(
  ctx: Ctx,
  payorId: string,
  loaded?: ReadonlyMap<string, LoadedClaim>,
): Promise<void> {
  const { claims, ...file } = await writeFile(ctx, payorId, { loaded })
  await turnFile(ctx, { ...file, status: 'written' }, 'sent', claims)
}

/** Reads the text of an 835 as if it had been uploaded; returns the IDs of its remittances. */
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
