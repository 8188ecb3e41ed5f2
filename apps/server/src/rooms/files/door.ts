import { createHash } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../plumbing/context.ts'
import { Failure, found } from '../../plumbing/failure.ts'
import { creatorColumns } from './creator.ts'
import { readFileToken, signFile } from './file-token.ts'
import { findFile, insertFile } from './store.ts'
import { mayHangOn, type Onto } from './uploaded-by-link.ts'

export { readFileToken, signFile } from './file-token.ts'
export { folderNames } from './folder-store.ts'
export { findFileNames, storedFileIds } from './stored-store.ts'

export type StoredFile = {
  id: string
  name: string
  contentType: string
  byteSize: number
  sha256: Buffer
}

/**
 * The uploaded file that a signed_id names. Fails with upload_unknown where it is not this agency's,
 * has expired or has not arrived, with upload_type where its type is not one of `accept`. What came
 * by link is for the record of that link alone: `onto` says which record the file is to hang on.
 */
export async function takeUpload(
  ctx: Ctx,
  signedId: string,
  accept: readonly string[],
  onto?: Onto,
): Promise<StoredFile> {
  const named = readFileToken(ctx.keys, 'reference', signedId, ctx.now)
  if (named?.agencyId !== ctx.agency.id) throw new Failure('upload_unknown')
  const file = await findFile(ctx.tx, named.fileId)
  if (!file?.sha256 || !(await mayHangOn(ctx, file, onto))) throw new Failure('upload_unknown')
  if (!accept.includes(file.content_type)) throw new Failure('upload_type')
  return {
    id: file.id,
    name: file.name,
    contentType: file.content_type,
    byteSize: file.byte_size,
    sha256: file.sha256,
  }
}

/** Keeps a file that we made ourselves, such as an 837P. */
export async function storeFile(
  ctx: Ctx,
  made: { name: string; contentType: string; bytes: Buffer },
): Promise<{ id: string }> {
  const id = uuid()
  await insertFile(ctx.tx, {
    agency_id: ctx.agency.id,
    id,
    name: made.name,
    content_type: made.contentType,
    byte_size: made.bytes.length,
    ...creatorColumns(ctx.actor),
    status: 'stored',
    sha256: sha256Of(made.bytes),
  })
  await ctx.storage.put(id, made.bytes)
  await ctx.record({
    action: 'file.made',
    type: 'file',
    id,
    after: { name: made.name, content_type: made.contentType, byte_size: made.bytes.length },
  })
  return { id }
}

/** The signed_id of a file, as an upload of it would have been answered. */
export const signedIdOf = (ctx: Ctx, id: string): string =>
  signFile(ctx.keys, 'reference', { agencyId: ctx.agency.id, fileId: id }, ctx.now)

/** The bytes of a stored file; throws where they are no longer those that were stored. */
export async function fileBytes(ctx: Ctx, id: string): Promise<Buffer> {
  const file = found(await findFile(ctx.tx, id))
  const bytes = await ctx.storage.get(id)
  if (!file.sha256?.equals(sha256Of(bytes))) throw new Error(`The file ${id} is damaged.`)
  return bytes
}

/** A path from which the file can be read for five minutes, without a session. */
export const downloadUrl = (ctx: Ctx, id: string): string =>
  `/api/v1/downloads/${signFile(ctx.keys, 'download', { agencyId: ctx.agency.id, fileId: id }, ctx.now)}`

const sha256Of = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest()
