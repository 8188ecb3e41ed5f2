import { notInCare } from '@homeward/domain/care/client-in-care'
import type { Ctx } from '../../plumbing/context.ts'
import { Failure, found } from '../../plumbing/failure.ts'
import { findClientInCare } from './client-store.ts'

/** Refuses visits for a client who is not in care or has no address. */
export async function refuseNotInCare(ctx: Ctx, clientId: string): Promise<void> {
  const { has_address, ...client } = found(await findClientInCare(ctx.tx, clientId))
  const sentence = notInCare({ ...client, hasAddress: has_address })
  if (sentence !== null) throw new Failure('client_not_in_care', { sentence })
}
