import { type Comment, updateComment } from '@homeward/contract/collaboration/comments'
import { Alert, Button } from '@mantine/core'
import { useState } from 'react'
import { ApiError } from '../../../plumbing/api/errors.ts'
import { showFailure } from '../../../plumbing/failures/show.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { dropDraft } from '../../../ui/form/draft.ts'
import { CommentBody } from './comment-body.tsx'
import { CommentForm } from './comment-form.tsx'

type Props = { comment: Comment; onDone: () => void }

/** Changes an own comment. What was saved elsewhere meanwhile stands beside what is typed here. */
export const EditForm = ({ comment: newest, onDone }: Props) => {
  // What is saved elsewhere meanwhile must not slip under what is typed here.
  const [{ id, body }] = useState(newest)
  const [over, setOver] = useState({ lock_version: newest.lock_version, body: '' })
  const change = useWrite(updateComment, { quiet: true })
  const draftKey = `comment:${id}`
  const save = async (typed: string) => {
    try {
      await change.mutateAsync({ id, body: typed, lock_version: over.lock_version })
      onDone()
      return true
    } catch (error) {
      if (error instanceof ApiError && error.code === 'stale') setOver(error.current as Comment)
      else showFailure(error)
      return false
    }
  }
  return (
    <>
      {over.body !== '' && (
        <Alert color="amber" role="alert" title="This comment was changed meanwhile" mb="xs">
          <CommentBody body={over.body} />
          Saving puts your text in its place.{' '}
          <Button
            size="compact-xs"
            variant="light"
            onClick={() => {
              dropDraft(draftKey)
              onDone()
            }}
          >
            Leave it so
          </Button>
        </Alert>
      )}
      <CommentForm
        label="Change this comment"
        submitLabel="Save"
        draftKey={draftKey}
        initial={body}
        busy={change.isPending}
        onSend={save}
        onCancel={onDone}
      />
    </>
  )
}
