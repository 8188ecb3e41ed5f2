import { Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../../plumbing/language/translate.ts'
import { useQueue } from '../../../plumbing/offline/use-queue.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { ErrorState, OfflineState } from '../../../ui/feedback/error-state.tsx'
import { Pages } from '../../../ui/list/pages.tsx'
import { commentsQuery, type Parent } from '../queries.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentItem } from './comment-item.tsx'
import { recordComment, waitingComments, type Written } from './record-comment.ts'
import { WaitingComment } from './waiting-comment.tsx'
import styles from './comments.module.css'

type Props = {
  parent: Parent
  /** Whom it is about, for the list of unsent changes: "Rosa Alvarez". */
  of: string
}

/** What was said about a record, and where more is said. Works without a network. */
export const Comments = ({ parent, of }: Props) => {
  const can = useCan()
  const waiting = waitingComments(useQueue(parent.id), parent)
  const write = (written: Written) => recordComment(parent, written, of)
  if (!can('comments.read')) return null
  return (
    <>
      <CommentList parent={parent} onReply={write} none={waiting.length === 0} />
      {waiting.length > 0 && (
        <ul className={styles.list} aria-label={t('Comments waiting to sync')}>
          {waiting.map((entry) => (
            <WaitingComment key={entry.seq} entry={entry} />
          ))}
        </ul>
      )}
      {can('comments.write') && (
        <CommentForm
          label={t('Write a comment')}
          submitLabel={t('Add comment')}
          draftKey={`comment:new:${parent.id}`}
          onSend={(body) => write({ body })}
        />
      )}
    </>
  )
}

type CommentListProps = {
  parent: Parent
  none: boolean
  onReply: (written: Written) => Promise<boolean>
}

const CommentList = ({ parent, none, onReply }: CommentListProps) => {
  const [page, setPage] = useState<number>()
  const pages = useQuery(commentsQuery(parent, 1)).data?.meta.pages ?? 1
  // The newest stand at the end, and it is they that somebody comes for.
  const query = useQuery(commentsQuery(parent, page ?? Math.max(pages, 1)))
  if (query.data === undefined) {
    if (query.isError)
      return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
    if (query.fetchStatus === 'paused') return <OfflineState />
    return <Skeleton height={60} mb="md" role="status" aria-label={t('Loading comments')} />
  }
  const { data: comments, meta } = query.data
  if (comments.length === 0)
    return none ? (
      <Text c="dimmed" mb="md">
        {t('No comments yet.')}
      </Text>
    ) : null
  return (
    <>
      <ul className={styles.list} aria-label={t('Comments')}>
        {comments.map((comment) => (
          <CommentItem
            key={comment.id}
            comment={comment}
            onReply={(body) => onReply({ body, replyTo: comment.id })}
          />
        ))}
      </ul>
      {meta.pages > 1 && (
        <Pages mb="md" size="sm" value={meta.page} total={meta.pages} onChange={setPage} />
      )}
    </>
  )
}
