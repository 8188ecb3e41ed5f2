import type { VerificationAttempt } from '@homeward/contract/verification/shape'
import { attemptOutcomeLabels } from '@homeward/domain/verification/vocabulary'
import { Code, Group, Text } from '@mantine/core'
import { Card } from '../../../ui/record/facts.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { InstantText } from '../../../ui/text/values.tsx'
import { Problems } from '../problems.tsx'
import styles from './record.module.css'

const tones: Record<VerificationAttempt['outcome'], string> = {
  waiting: 'sent',
  accepted: 'accepted',
  rejected: 'rejected',
  not_sent: 'attention',
  unknown: 'unknown',
}

type Props = {
  attempts: readonly VerificationAttempt[]
  /** Whether the record was sent before. */
  sent: boolean
}

/** Every attempt to tell the vendor, newest first. */
export const Attempts = ({ attempts, sent }: Props) => (
  <Card title="Attempts">
    {attempts.length === 0 ? (
      <Text size="sm" c="dimmed">
        {sent ? 'No attempt of this record is kept.' : 'Nothing was sent yet.'}
      </Text>
    ) : (
      <ol className={styles.attempts}>
        {attempts.map((attempt) => (
          <li key={attempt.id}>
            <Attempt attempt={attempt} />
          </li>
        ))}
      </ol>
    )}
  </Card>
)

const Attempt = ({ attempt }: { attempt: VerificationAttempt }) => (
  <>
    <Group gap="sm">
      <InstantText at={attempt.began_at} />
      <StatusBadge status={tones[attempt.outcome]} label={attemptOutcomeLabels[attempt.outcome]} />
    </Group>
    {attempt.error !== null && <Text size="sm">{attempt.error}</Text>}
    <Problems problems={attempt.problems} />
    <Exchanged label="What was sent" text={attempt.request} />
    <Exchanged label="What the vendor answered" text={attempt.response} />
  </>
)

/** A text between us and the vendor, folded until someone asks for it. */
const Exchanged = ({ label, text }: { label: string; text: string | null }) =>
  text !== null && (
    <details className={styles.exchanged}>
      <summary>{label}</summary>
      <Code block>{text}</Code>
    </details>
  )
