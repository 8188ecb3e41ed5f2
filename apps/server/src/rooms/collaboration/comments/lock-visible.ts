import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { knownSubject, type KnownSubject, presentParent, subjectOf } from '../../files/door.ts'
import { lockComment, type StoredComment } from './store.ts'

/** A locked comment with its subject; not found if the actor may not see its record. */
export async function lockVisibleComment(
  ctx: Ctx,
  id: string,
): Promise<{ comment: StoredComment; subject: KnownSubject<'comment'> }> {
  const comment = found(await lockComment(ctx.tx, id))
  const parent = presentParent<'comment'>(subjectOf(comment))
  return { comment, subject: await knownSubject(ctx, 'comment', parent) }
}
