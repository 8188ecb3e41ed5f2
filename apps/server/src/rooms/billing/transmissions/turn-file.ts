import { moveTransmission, type TransmissionStatus } from '@homeward/domain/billing/transmissions'
import type { Ctx } from '../../../plumbing/context.ts'
import { unwrap } from '../../../plumbing/failure.ts'
import type { LoadedClaim } from '../claims/load-claims.ts'
import { handOverFilings } from '../filings/hand-over.ts'
import { withdrawFilings } from '../filings/withdraw.ts'
import { turnTransmission } from './store.ts'

type File = { id: string; status: TransmissionStatus; interchange_control: string }

/** Notes what a person says of a locked file. `written` are its claims where they were written just now. */
export async function turnFile(
  ctx: Ctx,
  file: File,
  status: 'sent' | 'unknown' | 'withdrawn',
  written?: readonly LoadedClaim[],
): Promise<void> {
  const { id } = file
  unwrap(moveTransmission(file.status, status))
  if (status === 'sent') await handOverFilings(ctx, file, written)
  if (status === 'withdrawn') await withdrawFilings(ctx, id)
  await turnTransmission(ctx.tx, id, {
    status,
    error: null,
    ...(status === 'sent' && {
      handed_over_at: ctx.now.toISOString(),
      handed_over_by: ctx.actor.name,
    }),
  })
  await ctx.changed({
    action: 'transmission.updated',
    type: 'transmission',
    id,
    before: { status: file.status },
    after: { status },
  })
}
