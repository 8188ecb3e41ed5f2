import type { Visit } from '@homeward/contract/visits/visits'
import { claimStatuses, claimStatusLabels } from '@homeward/domain/billing/vocabulary'
import { Text } from '@mantine/core'
import { useCan } from '../../../plumbing/session/session.ts'
import { Card } from '../../../ui/record/facts.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { ScheduleActions } from '../change/schedule-actions.tsx'
import { ClaimLink } from './claim-link.tsx'
import styles from './page.module.css'
import { PlacePart } from './place-part.tsx'
import { SignatureCard } from './signature-card.tsx'

/** The pictures and papers of a visit, in its side column. */
export const VisitSide = ({ visit }: { visit: Visit }) => {
  const started = visit.check_in_at !== null
  return (
    <>
      <PlacePart visit={visit} />
      {started && <SignatureCard visit={visit} />}
      <ClaimCard visit={visit} />
      {started && (
        <Card title="Schedule" acts>
          <ScheduleActions visit={visit} />
        </Card>
      )}
    </>
  )
}

const claimWord = (status: string): string | undefined =>
  claimStatuses.filter((known) => known === status).map((known) => claimStatusLabels[known])[0]

/** The claims that the visit is on, or why it is on none. */
const ClaimCard = ({ visit: { claims, status, held_for } }: { visit: Visit }) => {
  const can = useCan()
  if (!can('claims.read')) return null
  return (
    <Card title={claims.length > 1 ? 'Claims' : 'Claim'}>
      {claims.length === 0 && (
        <Text size="sm" c="dimmed">
          {whyNone(status, held_for.length > 0)}
        </Text>
      )}
      {claims.map((claim) => (
        <div key={claim.id} className={styles.claim}>
          <ClaimLink claim={claim} />
          <StatusBadge status={claim.status} label={claimWord(claim.status)} />
        </div>
      ))}
    </Card>
  )
}

const whyNone = (status: Visit['status'], held: boolean): string => {
  if (status === 'approved') return 'Approved. It is ready for the next claims.'
  if (status === 'completed')
    return held ? 'None until the held times are settled.' : 'None until the visit is approved.'
  if (status === 'rejected' || status === 'canceled' || status === 'archived')
    return 'None. This visit is not billed.'
  return 'None before the visit is done and approved.'
}
