import * as contract from '@homeward/contract/collaboration/comments'
import { ownAgentOnly } from '../../../plumbing/actor.ts'
import { found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { findParent } from '../parents-store.ts'
import { presentComment } from './present-comment.ts'
import { findComments } from './store.ts'

/** What was said about a record that the actor may see. */
export const listComments = verb(contract.listComments, async (ctx, input) => {
  const parent = { type: input.parent_type, id: input.parent_id }
  found(await findParent(ctx.tx, parent, ownAgentOnly(ctx.actor)))
  const { rows, meta } = await findComments(ctx.tx, parent, input)
  return { data: rows.map((row) => presentComment(ctx, row)), meta }
})
