import type { Ctx } from '../../../plumbing/context.ts'
import { removeBytes } from '../../files/door.ts'
import { deleteParts } from './store.ts'

/** Has the stored parts of an archive removed. */
export async function removeParts(ctx: Ctx, exportId: string): Promise<void> {
  const parts = await deleteParts(ctx.tx, exportId)
  await removeBytes(
    ctx,
    parts.map(({ storage_id }) => storage_id),
  )
}
