import type { Claim } from '@homeward/contract/billing/claim-shape'
import { claimStatusLabels } from '@homeward/domain/billing/vocabulary'
import { Anchor, Group, Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { to } from '../../../plumbing/paths/to.ts'
import { ErrorState, OfflineState } from '../../../ui/feedback/error-state.tsx'
import { HistoryCard } from '../../../ui/history/history-card.tsx'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { Card, FactCard } from '../../../ui/record/facts.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { DateText } from '../../../ui/text/values.tsx'
import { Entries } from '../journal/entries.tsx'
import { claimQuery } from '../queries.ts'
import { billedFacts } from './billed-facts.tsx'
import { ClaimActions } from './claim-actions.tsx'
import { ClaimChanged, ClaimVoiding } from './claim-changed.tsx'
import { ClaimFilings } from './claim-filings.tsx'
import { ClaimFollowUp } from './claim-follow-up.tsx'
import { ClaimLines } from './claim-lines.tsx'
import { ClaimMoney } from './claim-money.tsx'
import { ClaimNextPayor } from './claim-next-payor.tsx'
import { ClaimNote } from './claim-note.tsx'
import { ClaimReadiness } from './claim-readiness.tsx'
import { ClaimRefunds } from './claim-refunds.tsx'
import { ClaimRejected } from './claim-rejected.tsx'
import { ClaimWriteOffs } from './claim-write-offs.tsx'
import { PayerNumber } from './payer-number.tsx'

/** The whole claim beside the list. */
export const ClaimPanel = ({ id }: { id: string }) => {
  const query = useQuery(claimQuery(id))
  if (query.data) return <Loaded claim={query.data} />
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (query.fetchStatus === 'paused') return <OfflineState />
  return (
    <Stack role="status" aria-label="Loading">
      <Skeleton height={24} width="40%" />
      <Skeleton height={140} />
      <Skeleton height={110} />
    </Stack>
  )
}

const Loaded = ({ claim }: { claim: Claim }) => (
  <Stack gap="sm">
    <Group gap="xs">
      <StatusBadge status={claim.status} label={claimStatusLabels[claim.status]} />
      <Anchor component={PageLink} href={to('client', { clientId: claim.client.id })}>
        {claim.client.name}
      </Anchor>
      {claim.visits.map((visit) => (
        <Anchor key={visit.id} component={PageLink} href={to('visit', { id: visit.id })}>
          Visit on <DateText day={visit.scheduled_date} />
        </Anchor>
      ))}
    </Group>
    <ClaimChanged claim={claim} />
    <ClaimVoiding claim={claim} />
    <ClaimRejected claim={claim} />
    <ClaimActions claim={claim} />
    <ClaimNextPayor claim={claim} />
    <ClaimReadiness claim={claim} />
    <ClaimMoney claim={claim} />
    <ClaimWriteOffs key={claim.id} claim={claim} />
    <ClaimRefunds key={`refunds ${claim.id}`} claim={claim} />
    <FactCard title="As billed" facts={billedFacts(claim)} />
    <ClaimLines lines={claim.lines} />
    <PayerNumber claim={claim} />
    <ClaimFilings claim={claim} />
    <ClaimFollowUp claim={claim} />
    <ClaimNote claim={claim} />
    <Card title="Journal">
      {claim.journal.length === 0 ? (
        'No entries until the claim is sent.'
      ) : (
        <Entries entries={claim.journal} />
      )}
    </Card>
    <HistoryCard type="claim" id={claim.id} narrow />
  </Stack>
)
