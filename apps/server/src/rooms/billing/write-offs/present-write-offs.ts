import type { WriteOff } from '@homeward/contract/billing/write-off-shape'
import { writeOffAbilities } from '@homeward/domain/billing/write-offs'
import type { Ctx } from '../../../plumbing/context.ts'
import { findWriteOffs } from './store.ts'
import { personOf } from '../second-person.ts'

/** The write-offs of a claim as its page shows them. */
export async function presentWriteOffs(ctx: Ctx, claimId: string): Promise<WriteOff[]> {
  const rows = await findWriteOffs(ctx.tx, claimId)
  return rows.map(({ asked_by_id, asked_by_name, decided_by_name, ...row }) => ({
    ...row,
    asked_by: asked_by_name,
    decided_by: decided_by_name,
    abilities: writeOffAbilities(ctx.holder, {
      state: row.state,
      own: asked_by_id === personOf(ctx),
    }),
  }))
}
