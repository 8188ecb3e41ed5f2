import type { listComments as declaration } from '@homeward/contract/collaboration/comments'
import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import { type Ctx, ownAgentOnly } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { findParent } from '../parents-store.ts'
import { presentComment } from './present-comment.ts'
import { findComments } from './store.ts'

/** What was said about a record that the actor may see. */
export async function listComments(
  ctx: Ctx,
  input: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const parent = { type: input.parent_type, id: input.parent_id }
  found(await findParent(ctx.tx, parent, ownAgentOnly(ctx.actor)))
  const { rows, meta } = await findComments(ctx.tx, parent, input)
  return { data: rows.map((row) => presentComment(ctx, row)), meta }
}
