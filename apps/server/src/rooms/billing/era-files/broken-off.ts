import type { Ctx } from '../../../plumbing/context.ts'
import { Failure } from '../../../plumbing/failure.ts'
import { updateEraFile } from './store.ts'

/** Stops the work on a file and says why. */
export async function brokenOff(
  ctx: Ctx,
  file: { id: string; tries: number },
  error: string,
): Promise<void> {
  const failed = { state: 'failed' as const, error, finished_at: ctx.now.toISOString() }
  if (!(await updateEraFile(ctx.tx, file, failed))) return
  await ctx.changed({ action: 'era_file.failed', type: 'era_file', id: file.id, after: { error } })
}

/** Why nothing of a file was posted, and what to do. */
export const sentenceOf = (error: unknown): string =>
  error instanceof Failure
    ? `Nothing of it was posted. ${error.message}`
    : 'Processing failed several times and nothing was posted. Upload the file again. If it fails again, ask your system administrator.'
