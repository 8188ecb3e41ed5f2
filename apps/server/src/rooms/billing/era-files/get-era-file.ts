import * as contract from '@homeward/contract/billing/remittances'
import { found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { findErasOfFile } from '../remittances/reading-store.ts'
import { presentEraFile } from './present-era-file.ts'
import { findEraFile } from './store.ts'

/** The progress of an uploaded file, and the results of its remittances. */
export const getEraFile = verb(contract.getEraFile, async (ctx, { id }) => {
  const { file_id: fileId, ...file } = found(await findEraFile(ctx.tx, id))
  return { ...presentEraFile(ctx, file), eras: await findErasOfFile(ctx.tx, fileId) }
})
