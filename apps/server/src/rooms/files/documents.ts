import * as contract from '@homeward/contract/files/attachments'
import type { Document } from '@homeward/contract/files/attachments'
import type { Ctx } from '../../plumbing/context.ts'
import { refusedBy } from '../../plumbing/db/constraint.ts'
import { Failure } from '../../plumbing/failure.ts'
import { verb } from '../../plumbing/http/verb.ts'
import { mayName } from './creator.ts'
import { downloadUrl } from './download-url.ts'
import { readFileToken } from './file-token.ts'
import { forgetFile } from './forget-file.ts'
import { deleteFile, findFile, lockFile, renameFile } from './store.ts'

type Row = NonNullable<Awaited<ReturnType<typeof findFile>>>

/** An uploaded file by its signed_id. */
export const getDocument = verb(contract.getDocument, async (ctx, input) =>
  presentDocument(ctx, known(ctx, await findFile(ctx.tx, idOf(ctx, input.signed_id)))),
)

/** Renames an uploaded file. */
export const updateDocument = verb(contract.updateDocument, async (ctx, input) => {
  const file = known(ctx, await lockFile(ctx.tx, idOf(ctx, input.signed_id)))
  await renameFile(ctx.tx, file.id, input.filename)
  await ctx.record({
    action: 'file.renamed',
    type: 'file',
    id: file.id,
    before: { name: file.name },
    after: { name: input.filename },
  })
  return presentDocument(ctx, { ...file, name: input.filename })
})

/** Removes a file that is attached to no record, with its bytes. */
export const deleteDocument = verb(contract.deleteDocument, async (ctx, input) => {
  const file = known(ctx, await lockFile(ctx.tx, idOf(ctx, input.signed_id)))
  // Every use of the file refers to it, so the database knows.
  await deleteFile(ctx.tx, file.id).catch((error: unknown) => {
    throw refusedBy(error) ? new Failure('document_in_use') : error
  })
  await forgetFile(ctx, file.id)
  return {}
})

function idOf(ctx: Ctx, signedId: string): string {
  const named = readFileToken(ctx.keys, 'reference', signedId, ctx.now)
  if (named?.agencyId !== ctx.agency.id) throw new Failure('upload_unknown')
  return named.fileId
}

function known({ actor }: Ctx, row: Row | undefined): Row {
  if (!row || !mayName(actor, row)) throw new Failure('upload_unknown')
  return row
}

const presentDocument = (ctx: Ctx, row: Row): Document => ({
  id: row.id,
  filename: row.name,
  content_type: row.content_type,
  byte_size: row.byte_size,
  status: row.status,
  url: downloadUrl(ctx, row.id),
})
