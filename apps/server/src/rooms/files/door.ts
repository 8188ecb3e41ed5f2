import { createHash } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../plumbing/context.ts'
import { found } from '../../plumbing/failure.ts'
import { creatorColumns } from './creator.ts'
import { signFile } from './file-token.ts'
import { findFile, insertFile } from './store.ts'

export { downloadUrl } from './download-url.ts'
export { removeBytes } from './forget-file.ts'
export { readFileToken, signFile } from './file-token.ts'
export { folderNames } from './folder-store.ts'
export { documentHash } from './signatures/document-hash.ts'
export { keepSignature } from './signatures/keep-signature.ts'
export { signaturesOf } from './signatures/signatures-of.ts'
export { voidSignature, voidSignaturesOf } from './signatures/void-signature.ts'
export { waiveSignature } from './signatures/waive-signature.ts'
export { knownSubject, knownSubjects, type KnownSubject } from './subjects/known-subject.ts'
export { presentParent, type Subject, subjectColumns, subjectOf } from './subjects/subject.ts'
export { findFileNames, storedFileIds } from './stored-store.ts'
export { takeUpload } from './take-upload.ts'

/** Stores a file that we created, such as an 837P. */
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

/** The signed_id of a file, as its upload would have returned it. */
export const signedIdOf = (ctx: Ctx, id: string): string =>
  signFile(ctx.keys, 'reference', { agencyId: ctx.agency.id, fileId: id }, ctx.now)

/** The bytes of a stored file; throws if they changed since. */
export async function fileBytes(ctx: Ctx, id: string): Promise<Buffer> {
  const file = found(await findFile(ctx.tx, id))
  const bytes = await ctx.storage.get(id)
  if (!file.sha256?.equals(sha256Of(bytes))) throw new Error(`The file ${id} is damaged.`)
  return bytes
}

const sha256Of = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest()
