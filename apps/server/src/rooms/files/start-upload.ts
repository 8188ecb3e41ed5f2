import * as contract from '@homeward/contract/files/uploads'
import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../plumbing/context.ts'
import { Failure } from '../../plumbing/failure.ts'
import { verb } from '../../plumbing/http/verb.ts'
import { creatorColumns } from './creator.ts'
import { signFile } from './file-token.ts'
import { insertFile, roomTaken } from './store.ts'

type Upload = typeof contract.startUpload

/** Announces a file: its bytes are put to the answered address, then it is named by its signed_id. */
async function announce(ctx: Ctx, input: ParsedOf<Upload>): Promise<OutputOf<Upload>> {
  if ((await roomTaken(ctx.tx)) + input.byte_size > ctx.fileRoom) throw new Failure('storage_quota')
  const file = { agencyId: ctx.agency.id, fileId: uuid() }
  const announced = {
    name: input.filename,
    content_type: input.content_type,
    byte_size: input.byte_size,
  }
  await insertFile(ctx.tx, {
    agency_id: file.agencyId,
    id: file.fileId,
    ...creatorColumns(ctx.actor),
    status: 'pending',
    ...announced,
  })
  await ctx.record({ action: 'file.announced', type: 'file', id: file.fileId, after: announced })
  return {
    signed_id: signFile(ctx.keys, 'reference', file, ctx.now),
    url: `/api/v1/uploads/${signFile(ctx.keys, 'upload', file, ctx.now)}`,
  }
}

export const startUpload = verb(contract.startUpload, (ctx, input) => announce(ctx, input))

/** The same by link; what comes so can hang on nothing but the record that the link is about. */
export const startLinkUpload = verb(contract.startLinkUpload, (ctx, input) => announce(ctx, input))
