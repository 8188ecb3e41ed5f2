import * as contract from '@homeward/contract/billing/remittances'
import { verb } from '../../../plumbing/http/verb.ts'
import { presentEraFile } from './present-era-file.ts'
import { findUnfinished } from './store.ts'

/** How long a failed file is shown, in milliseconds. */
const shown = 86_400_000

/** Uploaded files in progress or recently failed, newest first. */
export const listEraFiles = verb(contract.listEraFiles, async (ctx, input) => {
  const since = new Date(ctx.now.getTime() - shown)
  const { rows, meta } = await findUnfinished(ctx.tx, since, input)
  return { data: rows.map((file) => presentEraFile(ctx, file)), meta }
})
