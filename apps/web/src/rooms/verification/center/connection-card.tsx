import type { VerificationConnection } from '@homeward/contract/verification/shape'
import { accountVendorLabels } from '@homeward/domain/agency/integration-accounts'
import { connectionStateLabels } from '@homeward/domain/verification/vocabulary'
import { Text } from '@mantine/core'
import { to } from '../../../plumbing/paths/to.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { InstantText } from '../../../ui/text/values.tsx'
import { Age } from '../age.tsx'
import styles from './center.module.css'
import { ConnectionActions } from './connection-actions.tsx'

type Props = { connection: VerificationConnection }

/** What resting and pausing mean to the eye. */
const tones = { open: 'active', resting: 'attention', paused: 'on_hold' } as const

/** Those that wait for a person stand out; one that has no records is left out, unless it is good news. */
const shown = [
  ['failed', 'rejected', 'refused'],
  ['held', 'held', 'waits'],
  ['pending', 'to be sent', 'quiet'],
  ['sent', 'without an answer', 'quiet'],
  ['verified', 'verified', 'quiet'],
] as const

/** One EVV account: whether it answers, what waits, and why records failed. */
export const ConnectionCard = ({ connection }: Props) => {
  const { account, vendor, state, counts, causes } = connection
  const listOf = (more: Record<string, string>) =>
    to('admin.verifications', {}, { account_id: account.id, ...more })
  return (
    <li className={styles.connection}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          {account.name}{' '}
          {!account.name.includes(accountVendorLabels[vendor]) && (
            <Text span size="sm" c="dimmed">
              {accountVendorLabels[vendor]}
            </Text>
          )}
        </h2>
        <StatusBadge status={tones[state]} label={connectionStateLabels[state]} />
      </div>
      <p className={styles.counts}>
        {shown
          .filter(([status]) => status === 'verified' || counts[status] > 0)
          .map(([status, words, tone]) => (
            <PageLink key={status} href={listOf({ status })} data-tone={tone}>
              {counts[status].toLocaleString('en-US')} {words}
            </PageLink>
          ))}
      </p>
      <Ages connection={connection} />
      {causes.length > 0 && (
        <ul className={styles.causes} aria-label={`Problems at ${account.name}`}>
          {causes.map(({ cause, words, count }) => (
            <li key={cause}>
              <PageLink href={listOf({ cause })}>
                <span>{words}</span> <b>{count.toLocaleString('en-US')}</b>
              </PageLink>
            </li>
          ))}
        </ul>
      )}
      <Trouble connection={connection} />
      <ConnectionActions connection={connection} />
    </li>
  )
}

const Ages = ({ connection: { oldest_queued_at: queued, oldest_unanswered_at: sent } }: Props) => {
  if (queued === null && sent === null) return null
  return (
    <Text size="sm" c="dimmed">
      {queued !== null && (
        <>
          The oldest has waited <Age since={queued} />.{' '}
        </>
      )}
      {sent !== null && (
        <>
          The vendor has owed an answer for <Age since={sent} />.
        </>
      )}
    </Text>
  )
}

const Trouble = ({ connection }: Props) => {
  const { state, last_error: error, last_failed_at: failed, rests_until: until } = connection
  if (state === 'open' || error === null) return null
  return (
    <Text size="sm" c="red">
      {error}{' '}
      {failed !== null && (
        <>
          Last tried <InstantText at={failed} />.{' '}
        </>
      )}
      {state === 'resting' && until !== null && (
        <>
          Next try <InstantText at={until} />.
        </>
      )}
    </Text>
  )
}
