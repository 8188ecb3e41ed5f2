import * as contract from '@homeward/contract/billing/remittances'
import { verb } from '../../../plumbing/http/verb.ts'
import { takeUpload } from '../../files/door.ts'
import { ingestRemittances } from './ingest.ts'
import { findEraRows } from './reading-store.ts'

/** Reads an uploaded 835. */
export const uploadEra = verb(contract.uploadEra, async (ctx, { signed_id: signedId }) => {
  const file = await takeUpload(ctx, signedId, ['application/edi-x12', 'text/plain'])
  const { ids, repeated } = await ingestRemittances(ctx, file.id)
  return { eras: ids.length > 0 ? await findEraRows(ctx.tx, ids) : [], repeated }
})
