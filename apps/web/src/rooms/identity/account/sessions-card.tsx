import {
  endOtherSessions,
  endOwnSession,
  type OwnSession,
} from '@homeward/contract/identity/accounts'
import { Button, Pagination, Skeleton, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { t } from '../../../plumbing/language/translate.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { ConfirmButton } from '../../../ui/feedback/confirm-button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { InstantText } from '../../../ui/text/values.tsx'
import { sessionsQuery } from '../queries.ts'
import styles from './account.module.css'

/** Where the person is signed in; any of it can be ended, as when a phone is lost. */
export const SessionsCard = () => {
  const [page, setPage] = useState(1)
  const query = useQuery({
    ...sessionsQuery(page),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })
  const endOthers = useWrite(endOtherSessions, {
    onDone: ({ ended }) => toastDone(endedWords(ended)),
  })
  const { data } = query
  const others = (data?.meta.total ?? 0) > 1
  return (
    <Card
      title={t('Active sessions')}
      actions={
        others && (
          <ConfirmButton
            size="xs"
            variant="default"
            loading={endOthers.isPending}
            question={t('Sign out everywhere else?')}
            consequence={t('You are signed out on all other devices. You stay signed in here.')}
            confirm={t('Sign out other devices')}
            onConfirm={() => endOthers.mutate({})}
          >
            {t('Sign out everywhere else')}
          </ConfirmButton>
        )
      }
    >
      {query.isError && !data && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <Skeleton height={48} role="status" aria-label={t('Loading')} />}
      <ul className={styles.lines}>
        {data?.data.map((session) => (
          <SessionLine key={session.id} session={session} />
        ))}
      </ul>
      {data && data.meta.pages > 1 && (
        <Pagination size="sm" total={data.meta.pages} value={page} onChange={setPage} />
      )}
    </Card>
  )
}

const SessionLine = ({ session }: { session: OwnSession }) => {
  const end = useWrite(endOwnSession, {
    onDone: () => toastDone(t('{device} signed out.', { device: session.device })),
  })
  return (
    <li className={styles.line} data-current={session.current || undefined}>
      <span>
        <Text fw={600}>{session.device}</Text>
        <Text c="dimmed" size="sm">
          {[session.agency, session.address].filter(Boolean).join(' · ')}
          {(session.agency ?? session.address) && ' · '}
          {t('last used')} <InstantText at={session.last_seen_at} />
        </Text>
      </span>
      {session.current ? (
        <StatusBadge status="active" label={t('This device')} />
      ) : (
        <Button
          size="xs"
          variant="default"
          loading={end.isPending}
          aria-label={t('Sign out {device}', { device: session.device })}
          onClick={() => end.mutate({ id: session.id })}
        >
          {t('Sign out')}
        </Button>
      )}
    </li>
  )
}

const endedWords = (ended: number): string => {
  if (ended === 0) return t('You were signed in nowhere else.')
  return t('{ended, plural, one {Signed out on # device.} other {Signed out on # devices.}}', {
    ended,
  })
}
