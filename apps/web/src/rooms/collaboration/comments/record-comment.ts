import { createComment } from '@homeward/contract/collaboration/comments'
import { call } from '../../../plumbing/api/call.ts'
import type { InputOf } from '../../../plumbing/api/types.ts'
import { showFailure } from '../../../plumbing/failures/show.ts'
import { t } from '../../../plumbing/language/translate.ts'
import { newKey } from '../../../plumbing/new-key.ts'
import { enqueue } from '../../../plumbing/offline/device-queue.ts'
import type { Entry } from '../../../plumbing/offline/entry.ts'
import { keyOf, queryClient } from '../../../plumbing/query.ts'
import type { Parent } from '../queries.ts'

export type Written = { body: string; replyTo?: string }

/**
 * Keeps a new comment on the device and sends it as soon as it can be, after what was done before it
 * about the same record. Where the browser keeps nothing it is sent at once, and a failure is told.
 * Returns whether it is safe.
 */
export const recordComment = async (
  parent: Parent,
  { body, replyTo }: Written,
  of: string,
): Promise<boolean> => {
  const input: InputOf<typeof createComment> = {
    parent_type: parent.type,
    parent_id: parent.id,
    body,
    ...(replyTo !== undefined && { reply_to_id: replyTo }),
  }
  const key = newKey()
  try {
    await enqueue(createComment, input, {
      key,
      label: t('Comment, {of}', { of }),
      scope: parent.id,
    })
    return true
  } catch {
    return sendNow(input, key)
  }
}

const sendNow = async (
  input: InputOf<typeof createComment>,
  idempotencyKey: string,
): Promise<boolean> => {
  try {
    await call(createComment, input, { idempotencyKey })
    await queryClient.invalidateQueries({ queryKey: keyOf(createComment.room) })
    return true
  } catch (error) {
    showFailure(error)
    return false
  }
}

/** Of what waits on the device: the comments about a record. */
export const waitingComments = (entries: readonly Entry[], parent: Parent): Entry[] =>
  entries.filter(
    ({ target, input }) => target.path === createComment.path && input.parent_id === parent.id,
  )
