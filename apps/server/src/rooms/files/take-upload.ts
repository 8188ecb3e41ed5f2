import type { Ctx } from '../../plumbing/context.ts'
import { Failure } from '../../plumbing/failure.ts'
import { mayName } from './creator.ts'
import { readFileToken } from './file-token.ts'
import { findFile } from './store.ts'
import { mayHangOn, type Onto } from './uploaded-by-link.ts'

type StoredFile = {
  id: string
  name: string
  contentType: string
  byteSize: number
  sha256: Buffer
}

/**
 * The uploaded file that a signed_id names, to whoever uploaded it. Fails with upload_unknown where it is
 * not theirs, has expired or has not arrived, with upload_type where its type is not one of `accept`. What came
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
  const isThere = file?.status === 'stored' && file.sha256 !== null && mayName(ctx.actor, file)
  if (!isThere || !(await mayHangOn(ctx, file, onto))) throw new Failure('upload_unknown')
  if (!accept.includes(file.content_type)) throw new Failure('upload_type')
  return {
    id: file.id,
    name: file.name,
    contentType: file.content_type,
    byteSize: file.byte_size,
    sha256: file.sha256 ?? Buffer.alloc(0),
  }
}
