import type { restoreClient as declaration } from '@homeward/contract/clients/archive'
import type { ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { lockArchivedClient } from './archive-store.ts'
import { setArchived } from './set-archived.ts'

/** Brings a client back into the lists with the status that it had. */
export async function restoreClient(
  ctx: Ctx,
  { id }: ParsedOf<typeof declaration>,
): Promise<{ id: string }> {
  return setArchived(ctx, found(await lockArchivedClient(ctx.tx, id)), null)
}
