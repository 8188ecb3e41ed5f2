import type { Ctx } from '../../plumbing/context.ts'

/** Notes that a file was removed, and has its bytes removed. */
export async function forgetFile(ctx: Ctx, id: string): Promise<void> {
  await ctx.record({ action: 'file.forgotten', type: 'file', id })
  await removeBytes(ctx, [id])
}

/**
 * Has a job remove what lies in the storage under these names, once the transaction is committed: a storage
 * that is slow or away holds up nobody, and what is rolled back loses nothing.
 */
export async function removeBytes(ctx: Ctx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await ctx.enqueue('files.remove_bytes', { ids: [...ids] })
}
