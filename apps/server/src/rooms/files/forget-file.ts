import type { Ctx } from '../../plumbing/context.ts'
import { isElsewhere } from './unused-store.ts'

/**
 * Notes that a file was forgotten, and removes its bytes. They stay where a copy of the agency, which
 * was restored beside it, has the file still.
 */
export async function forgetFile(ctx: Ctx, id: string): Promise<void> {
  await ctx.record({ action: 'file.forgotten', type: 'file', id })
  if (!(await isElsewhere(ctx.tx, id))) await ctx.storage.remove(id)
}
