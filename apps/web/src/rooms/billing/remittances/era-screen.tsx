import type { Era, EraClaim } from '@homeward/contract/billing/remittances'
import { useQuery } from '@tanstack/react-query'
import { to } from '../../../plumbing/paths/to.ts'
import { usePathParams } from '../../../plumbing/paths/use-params.ts'
import { HistoryCard } from '../../../ui/history/history-card.tsx'
import type { Fact } from '../../../ui/record/facts.tsx'
import { RecordScreen } from '../../../ui/record/record-screen.tsx'
import type { RecordTab } from '../../../ui/record/record-tabs.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { DateText, InstantText, Money } from '../../../ui/text/values.tsx'
import { eraQuery } from '../queries.ts'
import { EraBalance } from './era-balance.tsx'
import { EraClaims } from './era-claims.tsx'
import { EraReview } from './era-review.tsx'
import { EraHeld } from './era-held.tsx'
import { methodWords, remittanceStatusLabels } from './era-words.ts'
import { EraAdjustments } from './era-adjustments.tsx'
import styles from './remittances.module.css'

const needsReview = (claim: EraClaim) => claim.claim === null || claim.state === 'waiting'
const matched = (era: Era) => era.claims.filter((claim) => !needsReview(claim))
const unmatched = (era: Era) => era.claims.filter(needsReview)

const waiting =
  'Payments for these claims are in unapplied cash. When you match a claim, its payment and adjustments move to it.'

const tabs: readonly RecordTab<Era>[] = [
  {
    id: 'matched',
    label: 'Matched',
    count: (era) => matched(era).length,
    passed: true,
    render: (era) => (
      <EraClaims claims={matched(era)} none="No claims in this remittance are matched." />
    ),
  },
  {
    id: 'unmatched',
    label: 'Needs review',
    count: (era) => unmatched(era).length,
    passed: true,
    render: (era) => (
      <EraClaims
        claims={unmatched(era)}
        none="No claim in this remittance needs review."
        hint={era.status === 'posted' ? waiting : undefined}
      />
    ),
  },
  {
    id: 'adjustments',
    label: 'Adjustments',
    render: (era) => <EraAdjustments era={era} />,
  },
  { id: 'history', label: 'History', render: ({ id }) => <HistoryCard type="era" id={id} /> },
]

const facts = (era: Era): Fact[] => [
  { label: 'Payment', value: <Money cents={era.payment_cents} /> },
  { label: 'Payor', value: era.payer_name },
  { label: 'Payer ID', value: era.payer_id },
  { label: 'Check or EFT number', value: era.trace_number },
  { label: 'Payment date', value: <DateText day={era.payment_date} /> },
  { label: 'Method', value: methodWords(era.method) },
  { label: 'File', value: era.file_name },
  { label: 'Received', value: <InstantText at={era.received_at} /> },
  { label: 'Posted', value: <InstantText at={era.posted_at} /> },
]

/** R128: one remittance with its balance, its claims and its adjustments. */
export const EraScreen = () => {
  const { eraId } = usePathParams('billing.era')
  return (
    <RecordScreen
      query={useQuery(eraQuery(eraId))}
      of="Remittance"
      crumbs={[{ label: 'Remittances', href: to('billing.eras') }]}
      title={(era) => era.payer_name ?? era.file_name}
      badges={(era) => (
        <StatusBadge status={era.status} label={remittanceStatusLabels[era.status]} />
      )}
      above={(era) => (
        <div className={styles.above}>
          <EraHeld era={era} />
          <EraBalance era={era} />
          <EraReview era={era} />
        </div>
      )}
      facts={facts}
      tabs={tabs}
    />
  )
}
