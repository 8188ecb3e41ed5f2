import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { uploadEra as declaration } from '@homeward/contract/billing/remittances'
import type { Ctx } from '../../../plumbing/context.ts'
import { takeUpload } from '../../files/door.ts'
import { findEraRows } from './reading-store.ts'
import { ingestRemittances } from './ingest.ts'

/** Reads an uploaded 835. */
export async function uploadEra(
  ctx: Ctx,
  { signed_id: signedId }: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const file = await takeUpload(ctx, signedId, ['application/edi-x12', 'text/plain'])
  const { ids, repeated } = await ingestRemittances(ctx, file.id)
  return { eras: ids.length > 0 ? await findEraRows(ctx.tx, ids) : [], repeated }
}
