import { fail, ok } from '../result.ts'
import type { Result } from '../result.ts'
import { word } from '../language/sentence.ts'
import { notShown, shown, visible } from '../text.ts'

/** How long a comment may be, in characters. */
export const longestComment = 4000

export const nothingWritten = word('Enter a comment.')
const tooLong = word('Enter no more than 4000 characters.')

/** What is wrong with a comment as it was typed; a phone asks this without a network. */
export const problemOf = (typed: string): string | undefined => {
  const body = typed.trim()
  if (!visible.test(body)) return nothingWritten
  if (body.length > longestComment) return tooLong
  return shown.test(body) ? undefined : notShown
}

/** What the rules ask of a comment. */
export type CommentFacts = { userId: string; deletedAt: string | null }

/** Who wants to do something with a comment; `moderates` may delete those of others. */
export type Commenter = { userId: string | null; writes: boolean; moderates: boolean }

/** Only the author may change a comment, until it is deleted. */
export const editComment = (
  { userId, writes }: Commenter,
  comment: CommentFacts,
): Result<null, 'comment_not_editable'> =>
  writes && userId === comment.userId && comment.deletedAt === null
    ? ok(null)
    : fail('comment_not_editable')

/** The author or a moderator may delete a comment, once. */
export const deleteComment = (
  { userId, writes, moderates }: Commenter,
  comment: CommentFacts,
): Result<null, 'comment_not_editable'> =>
  comment.deletedAt === null && (moderates || (writes && userId === comment.userId))
    ? ok(null)
    : fail('comment_not_editable')

/** What may be done with a comment. */
export const commentAbilities = (
  who: Commenter,
  comment: CommentFacts,
): Record<string, boolean> => ({
  edit: editComment(who, comment).ok,
  delete: deleteComment(who, comment).ok,
  reply: who.writes && comment.deletedAt === null,
})

/** No more names than these are notified: a comment is not a way to call everyone. */
export const mostMentions = 20

/**
 * The usernames that a text mentions as `@username`, in small letters, each once, in order. A dot or
 * dash at the end belongs to the sentence, and the `@` of an e-mail address mentions nobody.
 */
export const mentionsIn = (body: string): string[] => {
  const names = [...body.matchAll(/(?<![\p{L}\p{N}._%+@-])@([\p{L}\p{N}][\p{L}\p{N}._+-]*)/gu)]
    .map(([, name = '']) => name.replace(/[._+-]+$/, '').toLowerCase())
    .filter((name) => name !== '')
  return [...new Set(names)].slice(0, mostMentions)
}
