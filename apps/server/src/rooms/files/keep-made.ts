import type { Ctx } from '../../plumbing/context.ts'
import { creatorColumns } from './creator.ts'
import { insertFile } from './store.ts'

/**
 * Takes up a file that a job wrote into the storage by itself, too large for a transaction. Call this in the
 * transaction of the record that shows it, after the storage has the bytes under the ID.
 */
export async function keepMade(
  ctx: Ctx,
  made: { id: string; name: string; contentType: string; byteSize: number; sha256: Buffer },
): Promise<void> {
  const shown = { name: made.name, content_type: made.contentType, byte_size: made.byteSize }
  await insertFile(ctx.tx, {
    agency_id: ctx.agency.id,
    id: made.id,
    ...shown,
    ...creatorColumns(ctx.actor),
    status: 'stored',
    sha256: made.sha256,
  })
  await ctx.record({ action: 'file.made', type: 'file', id: made.id, after: shown })
}
