import type { Ctx } from '../../../plumbing/context.ts'
import { claimOverdue } from './overdue-store.ts'

/** Tells of files that the payor did not answer in its usual time, each once. */
export async function tellOverdue(ctx: Ctx): Promise<void> {
  const files = await claimOverdue(ctx.tx, ctx.now)
  if (files.length > 0) await ctx.emit('transmission.overdue', { files })
}
