import type { Ctx } from '../../plumbing/context.ts'
import { found } from '../../plumbing/failure.ts'
import { signFile } from './file-token.ts'
import { waitingBytes } from './read-file.ts'
import { sha256Of } from './sha256.ts'
import { findFile } from './store.ts'

export { downloadUrl, publicUrl } from './download-url.ts'
export { readFile } from './read-file.ts'
export { removeBytes } from './forget-file.ts'
export { readFileToken, signFile } from './file-token.ts'
export { folderNames } from './folder-store.ts'
export { keepAllBytes } from './keep-bytes.ts'
export { keepMade } from './keep-made.ts'
export { documentHash } from './signatures/document-hash.ts'
export { keepSignature } from './signatures/keep-signature.ts'
export { signerOf } from './signatures/signer-of.ts'
export { standingOf } from './signatures/standing-of.ts'
export { signaturesOf } from './signatures/signatures-of.ts'
export { voidSignature, voidSignaturesOf } from './signatures/void-signature.ts'
export { waiveSignature } from './signatures/waive-signature.ts'
export { knownSubject, knownSubjects, type KnownSubject } from './subjects/known-subject.ts'
export { presentParent, type Subject, subjectColumns, subjectOf } from './subjects/subject.ts'
export { findFileNames, storedFileIds } from './stored-store.ts'
export { storeFile } from './store-file.ts'
export { takeUpload } from './take-upload.ts'

/** The signed_id of a file, as its upload would have returned it. */
export const signedIdOf = (ctx: Ctx, id: string): string =>
  signFile(ctx.keys, 'reference', { agencyId: ctx.agency.id, fileId: id }, ctx.now)

/** The bytes of a stored file; throws if they changed since. */
export async function fileBytes(ctx: Ctx, id: string): Promise<Buffer> {
  const file = found(await findFile(ctx.tx, id))
  const bytes = (await waitingBytes(ctx, ctx.tx, id)) ?? (await ctx.storage.get(id))
  if (!file.sha256?.equals(sha256Of(bytes))) throw new Error(`The file ${id} is damaged.`)
  return bytes
}
