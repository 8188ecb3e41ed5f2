import type { Ctx } from '../../../plumbing/context.ts'
import { advanceOffer } from './advance-offer.ts'
import { findOpenIds } from './offer-store.ts'

/** Looks at every open offer: its visit may have been moved, canceled or given away meanwhile. */
export async function sweepOffers(ctx: Ctx): Promise<void> {
  for (const id of await findOpenIds(ctx.tx)) await advanceOffer(ctx, id)
}
