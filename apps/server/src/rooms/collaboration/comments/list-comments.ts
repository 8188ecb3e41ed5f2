import * as contract from '@homeward/contract/collaboration/comments'
import { verb } from '../../../plumbing/http/verb.ts'
import { knownSubject } from '../../files/door.ts'
import { presentComment } from './present-comment.ts'
import { findComments } from './store.ts'

/** The comments on a record that the actor may see. */
export const listComments = verb(contract.listComments, async (ctx, input) => {
  const subject = await knownSubject(ctx, 'comment', input)
  const { rows, meta } = await findComments(ctx.tx, subject, input)
  return { data: rows.map((row) => presentComment(ctx, row)), meta }
})
