import type { Ctx } from '../../../plumbing/context.ts'
import { updateClientRow } from '../store.ts'

type Held = { readonly id: string; readonly archived_at: string | null }

/** Archives a locked client; null restores. */
export async function setArchived(
  ctx: Ctx,
  { id, archived_at: before }: Held,
  archivedAt: string | null,
): Promise<{ id: string }> {
  const after = { archived_at: archivedAt }
  await updateClientRow(ctx.tx, id, after)
  await ctx.changed({
    action: archivedAt === null ? 'client.restored' : 'client.archived',
    type: 'client',
    id,
    before: { archived_at: before },
    after,
  })
  return { id }
}
