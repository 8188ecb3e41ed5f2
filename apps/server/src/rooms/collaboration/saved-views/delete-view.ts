import type { ParsedOf } from '@homeward/contract/endpoint'
import type { deleteSavedView as declaration } from '@homeward/contract/collaboration/saved-views'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { personOf } from '../person.ts'
import { auditedView } from './present-view.ts'
import { deleteView, findOwnView } from './store.ts'

/** Removes an own view; those of others are not found. */
export async function deleteSavedView(
  ctx: Ctx,
  { id }: ParsedOf<typeof declaration>,
): Promise<{ id: string }> {
  const view = found(await findOwnView(ctx.tx, personOf(ctx).userId, id))
  await deleteView(ctx.tx, id)
  await ctx.record({
    action: 'saved_view.deleted',
    type: 'saved_view',
    id,
    before: auditedView(view),
  })
  return { id }
}
