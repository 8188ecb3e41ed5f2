import { type EraClaimRow, listEraClaims } from '@homeward/contract/billing/era-claims'
import {
  answerStateLabels,
  answerStates,
  waitReasonLabels,
  waitReasons,
  waitReasonSentences,
} from '@homeward/domain/billing/answers'
import { Text } from '@mantine/core'
import { to } from '../../../plumbing/paths/to.ts'
import { useFlatQuery } from '../../../plumbing/paths/use-params.ts'
import { optionsOf } from '../../../ui/fields/options-of.ts'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import type { Column, Filter } from '../../../ui/list/types.ts'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { DateText, Money, None } from '../../../ui/text/values.tsx'
import { AnswerActions } from './answer-actions.tsx'
import { EraViews } from './era-views.tsx'

const filters: readonly Filter<typeof listEraClaims>[] = [
  {
    kind: 'choice',
    name: 'state',
    label: 'Status',
    options: optionsOf(answerStates, answerStateLabels),
  },
  {
    kind: 'choice',
    name: 'wait_reason',
    label: 'Review reason',
    options: optionsOf(waitReasons, waitReasonLabels),
  },
  { kind: 'days', name: 'by_date', label: 'Service dates' },
]

const columns: readonly Column<EraClaimRow>[] = [
  {
    key: 'number',
    header: 'Claim number',
    cell: (row) => (
      <>
        {row.claim_number}
        {row.claim && row.claim.number !== row.claim_number && (
          <Text span size="xs" c="dimmed" display="block">
            Our claim {row.claim.number}
          </Text>
        )}
      </>
    ),
  },
  {
    key: 'patient',
    header: 'Client',
    cell: (row) => row.claim?.client_name ?? row.patient_name ?? <None />,
  },
  {
    key: 'date',
    header: 'Service date',
    sort: 'service_date',
    cell: (row) => <DateText day={row.service_date} />,
  },
  {
    key: 'payor',
    header: 'Payor',
    wide: true,
    cell: (row) => row.era.payer_name ?? <None />,
  },
  {
    key: 'trace',
    header: 'Check or EFT',
    wide: true,
    cell: (row) => row.era.trace_number ?? <None />,
  },
  {
    key: 'charge',
    header: 'Charge',
    align: 'right',
    sort: 'charge_cents',
    cell: (row) => <Money cents={row.charge_cents} />,
  },
  {
    key: 'paid',
    header: 'Paid',
    align: 'right',
    sort: 'paid_cents',
    cell: (row) => <Money cents={row.paid_cents} />,
  },
  {
    key: 'state',
    header: 'Status',
    cell: (row) => (
      <>
        <StatusBadge status={row.state} label={answerStateLabels[row.state]} />
        {row.wait_reason && (
          <Text size="xs" c="dimmed" title={waitReasonSentences[row.wait_reason]}>
            {waitReasonLabels[row.wait_reason]}
          </Text>
        )}
      </>
    ),
  },
  { key: 'note', header: 'Note', hidden: true, cell: (row) => row.note ?? <None /> },
  {
    key: 'act',
    header: 'Actions',
    align: 'right',
    cell: (row) => (row.state === 'waiting' ? <AnswerActions claim={row} /> : null),
  },
]

/** R126: the claims of all remittances; those that need review are the queue of what contradicts. */
export const EraClaimsScreen = () => {
  const { state } = useFlatQuery()
  return (
    <ListScreen
      title="Remittance claims"
      of="claims"
      crumbs={[{ label: 'Remittances', href: to('billing.eras') }]}
      endpoint={listEraClaims}
      search="search"
      initialSort="-service_date"
      filters={filters}
      columns={columns}
      above={<EraViews current={state === 'waiting' ? 'waiting' : 'claims'} />}
      link={(row) =>
        to(
          'billing.era',
          { eraId: row.era.id },
          row.state === 'waiting' ? { tab: 'unmatched' } : {},
        )
      }
      empty={{
        title: 'No remittance claims yet',
        hint: 'The claims of uploaded 835 files appear here.',
      }}
    />
  )
}
