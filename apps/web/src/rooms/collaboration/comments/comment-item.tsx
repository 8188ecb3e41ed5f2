import { type Comment, deleteComment } from '@homeward/contract/collaboration/comments'
import { Button, Group } from '@mantine/core'
import { Suspense, useState } from 'react'
import { t } from '../../../plumbing/language/translate.ts'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { useWrite } from '../../../plumbing/query.ts'
import { ConfirmButton } from '../../../ui/feedback/confirm-button.tsx'
import { InstantText } from '../../../ui/text/values.tsx'
import { CommentBody } from './comment-body.tsx'
import { CommentForm } from './comment-form.tsx'
import { Avatar } from '../../../ui/text/avatar.tsx'
import styles from './comments.module.css'

const EditForm = lazyPart(() => import('./edit-form.tsx').then((m) => m.EditForm))

type Props = { comment: Comment; onReply: (body: string) => Promise<boolean> }

/** One comment: who, when, what; to answer, change or delete it where that is allowed. */
export const CommentItem = ({ comment, onReply }: Props) => {
  const [writing, setWriting] = useState<'edit' | 'reply'>()
  const stop = () => setWriting(undefined)
  const { id, reply_to_id, deleted_at } = comment
  const reply = async (body: string) => {
    const safe = await onReply(body)
    if (safe) stop()
    return safe
  }
  return (
    <li className={styles.comment} data-reply={reply_to_id !== null || undefined}>
      <div className={styles.head}>
        <Avatar name={comment.author} kind="person" />
        <strong>{comment.author}</strong>
        <span className={styles.quiet}>
          <InstantText at={comment.created_at} />
          {comment.edited_at && !deleted_at && ` · ${t('edited')}`}
        </span>
        {writing === undefined && !deleted_at && (
          <Actions comment={comment} onChoose={setWriting} />
        )}
      </div>
      {deleted_at ? <Trace comment={comment} /> : null}
      {!deleted_at && writing !== 'edit' && <CommentBody body={comment.body} />}
      {writing === 'edit' && (
        <Suspense fallback={<CommentBody body={comment.body} />}>
          <EditForm comment={comment} onDone={stop} />
        </Suspense>
      )}
      {writing === 'reply' && (
        <CommentForm
          label={t('Reply to {author}', { author: comment.author })}
          submitLabel={t('Reply')}
          draftKey={`comment:reply:${id}`}
          onSend={reply}
          onCancel={stop}
        />
      )}
    </li>
  )
}

const Trace = ({ comment: { deleted_by, deleted_at } }: { comment: Comment }) => (
  <p className={styles.body}>
    <em className={styles.quiet}>
      {deleted_by ? t('Deleted by {name}:', { name: deleted_by }) : t('Deleted:')}{' '}
      <InstantText at={deleted_at} />
    </em>
  </p>
)

type ActionsProps = { comment: Comment; onChoose: (way: 'edit' | 'reply') => void }

const Actions = ({ comment: { id, abilities, author }, onChoose }: ActionsProps) => {
  const remove = useWrite(deleteComment)
  const button = { size: 'compact-xs', variant: 'subtle', color: 'gray' } as const
  return (
    <Group gap={4}>
      {abilities.reply && (
        <Button
          {...button}
          aria-label={t('Reply to {author}', { author })}
          onClick={() => onChoose('reply')}
        >
          {t('Reply')}
        </Button>
      )}
      {abilities.edit && (
        <Button {...button} aria-label={t('Edit this comment')} onClick={() => onChoose('edit')}>
          {t('Edit')}
        </Button>
      )}
      {abilities.delete && (
        <ConfirmButton
          {...button}
          loading={remove.isPending}
          question={t('Delete this comment?')}
          consequence={t('The text is deleted. The history shows who deleted it and when.')}
          confirm={t('Delete comment')}
          onConfirm={() => remove.mutate({ id })}
        >
          {t('Delete')}
        </ConfirmButton>
      )}
    </Group>
  )
}
