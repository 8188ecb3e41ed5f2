import type { restoreClient as declaration } from '@homeward/contract/client-archive'
import type { ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { updateClientRow } from '../store.ts'
import { lockArchivedClient } from './archive-store.ts'

/** Brings a client back into the lists with the status that it had. */
export async function restoreClient(
  ctx: Ctx,
  { id }: ParsedOf<typeof declaration>,
): Promise<{ id: string }> {
  const client = found(await lockArchivedClient(ctx.tx, id))
  const restored = { archived_at: null }
  await updateClientRow(ctx.tx, id, restored)
  await ctx.record({
    action: 'client.restored',
    type: 'client',
    id,
    before: { archived_at: client.archived_at },
    after: restored,
  })
  await ctx.live('client', id)
  return { id }
}
