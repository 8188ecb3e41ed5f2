import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../plumbing/context.ts'
import { sealFile } from '../../plumbing/storage/seal-file.ts'
import { creatorColumns } from './creator.ts'
import { sha256Of } from './sha256.ts'
import { insertFile } from './store.ts'
import { insertWaiting } from './waiting-store.ts'

/**
 * Stores a file that we created, such as an 837P. Its bytes are part of the transaction; a job moves them to
 * the storage after the commit.
 */
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
  const bytes = await sealFile(ctx.keys, id, made.bytes)
  await insertWaiting(ctx.tx, { agency_id: ctx.agency.id, file_id: id, bytes })
  await ctx.enqueue('files.keep_bytes', { ids: [id] })
  await ctx.record({
    action: 'file.made',
    type: 'file',
    id,
    after: { name: made.name, content_type: made.contentType, byte_size: made.bytes.length },
  })
  return { id }
}
