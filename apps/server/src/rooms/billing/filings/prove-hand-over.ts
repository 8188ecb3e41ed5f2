import type { Ctx } from '../../../plumbing/context.ts'
import { turnTransmission } from '../transmissions/store.ts'
import { handOverFilings } from './hand-over.ts'

/** An answer of the payor proves that a locked file was handed over, whatever is known of it. */
export async function proveHandOver(
  ctx: Ctx,
  file: { id: string; interchange_control: string },
): Promise<void> {
  await handOverFilings(ctx, file)
  await turnTransmission(ctx.tx, file.id, {
    status: 'sent',
    handed_over_at: ctx.now.toISOString(),
    handed_over_by: 'Answer of the payor',
    error: null,
  })
}
