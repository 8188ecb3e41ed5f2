import type { Ctx } from '../../../plumbing/context.ts'
import { advanceOffer } from './advance-offer.ts'
import { findUnsettled } from './offer-store.ts'

/** Looks at every offer that waits: its visit may have been moved, canceled or given away meanwhile. */
export async function sweepOffers(ctx: Ctx): Promise<void> {
  for (const id of await findUnsettled(ctx.tx)) await advanceOffer(ctx, id)
}
