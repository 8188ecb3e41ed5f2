import type { Refund } from '@homeward/contract/billing/refund-shape'
import { refundAbilities } from '@homeward/domain/billing/refunds'
import type { Ctx } from '../../../plumbing/context.ts'
import { personOf } from '../second-person.ts'
import { findRefunds } from './store.ts'

/** The refunds of a claim as its page shows them. */
export async function presentRefunds(ctx: Ctx, claimId: string): Promise<Refund[]> {
  const rows = await findRefunds(ctx.tx, claimId)
  return rows.map(({ asked_by_id, asked_by_name, decided_by_name, ...row }) => ({
    ...row,
    asked_by: asked_by_name,
    decided_by: decided_by_name,
    abilities: refundAbilities(ctx.holder, {
      state: row.state,
      own: asked_by_id === personOf(ctx),
    }),
  }))
}
