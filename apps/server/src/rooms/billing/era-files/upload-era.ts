import * as contract from '@homeward/contract/billing/remittances'
import { verb } from '../../../plumbing/http/verb.ts'
import { storedActor } from '../../../plumbing/stored-actor.ts'
import { takeUpload } from '../../files/door.ts'
import { presentEraFile } from './present-era-file.ts'
import { startReading } from './start-reading.ts'
import { findByUpload } from './store.ts'

/** Gives an uploaded 835 to a job. The same upload, named again, returns its present state. */
export const uploadEra = verb(contract.uploadEra, async (ctx, { signed_id: signedId }) => {
  const file = await takeUpload(ctx, signedId, ['application/edi-x12', 'text/plain'])
  const actor = storedActor.parse(ctx.actor)
  await startReading(ctx, file, { author: actor.name, actor })
  return presentEraFile(ctx, await findByUpload(ctx.tx, file.id))
})
