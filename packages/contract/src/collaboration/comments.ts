import { longestComment, nothingWritten } from '@homeward/domain/collaboration/comments'
import { visible } from '@homeward/domain/text'
import { z } from 'zod'
import { endpoint, page, record } from '../endpoint.ts'
import { abilities, id, instant, lockVersion, paging, text } from '../fields.ts'
import { parent, parentOf } from '../files/parent.ts'

const body = text(longestComment).min(1, nothingWritten).regex(visible, nothingWritten)

/** One entry of comments_attributes: adds a comment, changes one's own by its id, or removes it. */
export const CommentAttributes = z.union([
  z.strictObject({ body, reply_to_id: id.optional() }),
  z.strictObject({ id, body }),
  z.strictObject({ id, _destroy: z.literal(true) }),
])
export type CommentAttributes = z.infer<typeof CommentAttributes>

/** A comment. A deleted comment stays with an empty body. */
export const Comment = z.object({
  id,
  body: z.string(),
  agency_id: id,
  user_id: id,
  author: z.string(),
  ...parentOf('comment'),
  /** The comment that it answers. */
  reply_to_id: id.nullable(),
  created_at: instant,
  edited_at: instant.nullable(),
  deleted_at: instant.nullable(),
  deleted_by: z.string().nullable(),
  lock_version: lockVersion,
  abilities,
})
export type Comment = z.infer<typeof Comment>

/** A short form of a comment, for the page of its record. */
export const CommentLine = z.object({
  id,
  body: z.string(),
  author: z.string(),
  created_at: instant,
})

export const listComments = endpoint({
  room: 'collaboration',
  spec: 'E060',
  summary: 'List comments of a visit, agent or client, oldest first; replies follow their comment',
  method: 'GET',
  path: '/comments',
  look: 'comment',
  permission: 'comments.read',
  input: { ...parent, ...paging(50) },
  returns: page(Comment),
})

export const createComment = endpoint({
  room: 'collaboration',
  spec: 'E061',
  summary: 'Add a comment; @username notifies that person',
  method: 'POST',
  path: '/comments',
  permission: 'comments.write',
  input: {
    ...parent,
    reply_to_id: id.optional(),
    body,
  },
  returns: record(Comment),
})

export const updateComment = endpoint({
  room: 'collaboration',
  spec: 'E062',
  summary: "Update the text of the user's own comment",
  method: 'PUT',
  path: '/comments/:id',
  permission: 'comments.write',
  input: { body, lock_version: lockVersion.optional() },
  returns: record(Comment),
  fails: ['stale', 'comment_not_editable'],
})

export const deleteComment = endpoint({
  room: 'collaboration',
  spec: 'E063',
  summary: 'Delete a comment; the author and time are kept',
  method: 'DELETE',
  path: '/comments/:id',
  permission: 'comments.write',
  returns: record(Comment),
  fails: ['comment_not_editable'],
})
