import * as contract from '@homeward/contract/billing/remittances'
import { v7 as uuid } from 'uuid'
import { verb } from '../../../plumbing/http/verb.ts'
import { storedActor } from '../../../plumbing/stored-actor.ts'
import { takeUpload } from '../../files/door.ts'
import { presentEraFile } from './present-era-file.ts'
import { findByUpload, insertEraFile } from './store.ts'

/** Gives an uploaded 835 to a job. The same upload, named again, returns its present state. */
export const uploadEra = verb(contract.uploadEra, async (ctx, { signed_id: signedId }) => {
  const file = await takeUpload(ctx, signedId, ['application/edi-x12', 'text/plain'])
  const actor = storedActor.parse(ctx.actor)
  const id = uuid()
  const isNew = await insertEraFile(ctx.tx, {
    agency_id: ctx.agency.id,
    id,
    file_id: file.id,
    author: actor.name,
    actor,
    received_at: ctx.now.toISOString(),
  })
  if (isNew) {
    await ctx.changed({
      action: 'era_file.received',
      type: 'era_file',
      id,
      after: { name: file.name },
    })
    await ctx.enqueue('billing.read_remittances', {}, { key: `remittances:${ctx.agency.id}` })
  }
  return presentEraFile(ctx, await findByUpload(ctx.tx, file.id))
})
