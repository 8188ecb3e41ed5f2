import { type Ctx } from '../../../plumbing/context.ts'
import { ownAgentOnly } from '../../../plumbing/actor.ts'
import { found } from '../../../plumbing/failure.ts'
import { findParent, type Named } from '../parents-store.ts'
import { type Parent, parentOf } from '../parents.ts'
import { lockComment, type StoredComment } from './store.ts'

/** A locked comment with its parent; not found where the actor may not see what it hangs on. */
export async function lockVisibleComment(
  ctx: Ctx,
  id: string,
): Promise<{ comment: StoredComment; parent: Parent; named: Named }> {
  const comment = found(await lockComment(ctx.tx, id))
  const parent = parentOf(comment)
  const named = found(await findParent(ctx.tx, parent, ownAgentOnly(ctx.actor)))
  return { comment, parent, named }
}
