import * as contract from '@homeward/contract/files/uploads'
import { v7 as uuid } from 'uuid'
import { verb } from '../../plumbing/http/verb.ts'
import { signFile } from './file-token.ts'
import { insertFile } from './store.ts'

/** Announces a file: its bytes are put to the answered address, then it is named by its signed_id. */
export const startUpload = verb(contract.startUpload, async (ctx, input) => {
  const file = { agencyId: ctx.agency.id, fileId: uuid() }
  const announced = {
    name: input.filename,
    content_type: input.content_type,
    byte_size: input.byte_size,
  }
  await insertFile(ctx.tx, {
    agency_id: file.agencyId,
    id: file.fileId,
    created_by: ctx.actor.kind === 'person' ? ctx.actor.userId : null,
    status: 'pending',
    ...announced,
  })
  await ctx.record({ action: 'file.announced', type: 'file', id: file.fileId, after: announced })
  return {
    signed_id: signFile(ctx.keys, 'reference', file, ctx.now),
    url: `/api/v1/uploads/${signFile(ctx.keys, 'upload', file, ctx.now)}`,
  }
})
