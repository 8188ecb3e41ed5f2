import type { Ctx } from '../../../plumbing/context.ts'
import { deleteParts } from './store.ts'

/** Removes what lies in the storage of an archive. */
export async function removeParts(ctx: Ctx, exportId: string): Promise<void> {
  for (const { storage_id } of await deleteParts(ctx.tx, exportId)) {
    await ctx.storage.remove(storage_id)
  }
}
