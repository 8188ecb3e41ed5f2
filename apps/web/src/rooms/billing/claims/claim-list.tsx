import type { ClaimRow } from '@homeward/contract/billing/claim-shape'
import { listClaims, updateClaims } from '@homeward/contract/billing/claims'
import { claimStepLabels, claimSteps } from '@homeward/domain/billing/claim-steps'
import { causeLabels } from '@homeward/domain/billing/readiness-causes'
import { claimStatuses, claimStatusLabels } from '@homeward/domain/billing/vocabulary'
import { useState } from 'react'
import { to } from '../../../plumbing/paths/to.ts'
import { useFlatQuery } from '../../../plumbing/paths/use-params.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { optionsOf } from '../../../ui/fields/options-of.ts'
import { List } from '../../../ui/list/list.tsx'
import type { Filter } from '../../../ui/list/types.ts'
import { officeFilter } from '../../../ui/fields/office-filter.ts'
import { payorLookup } from '../../../ui/fields/record-lookups.ts'
import { BulkActions } from './bulk-actions.tsx'
import { BulkReport, type Outcome } from './bulk-report.tsx'
import { claimColumns } from './claim-columns.tsx'

const filters: readonly Filter<typeof listClaims>[] = [
  {
    kind: 'choice',
    name: 'status',
    label: 'Status',
    options: optionsOf(claimStatuses, claimStatusLabels),
    initial: 'for_review',
    all: 'all',
  },
  {
    kind: 'choice',
    name: 'step',
    label: 'Step',
    options: optionsOf(claimSteps, claimStepLabels),
  },
  {
    kind: 'choice',
    name: 'held_by',
    label: 'Held back by',
    rare: true,
    options: [
      { value: 'any', label: 'Any cause' },
      ...Object.entries(causeLabels).map(([value, label]) => ({ value, label })),
    ],
  },
  { kind: 'days', name: 'by_start_date', label: 'Service dates' },
  officeFilter,
  { kind: 'lookup', name: 'payor_id', label: 'Payor', lookup: payorLookup },
]

/** The claims as a work queue; a row opens its panel through the address. */
export const ClaimList = () => {
  const can = useCan()
  const flat = useFlatQuery()
  const [outcome, setOutcome] = useState<Outcome>()
  const move = useWrite(updateClaims, { touches: ['visits'] })
  const hrefOf = (id: string) => to('billing.claims', {}, { ...flat, claim: id })

  const moveAll = (
    rows: readonly ClaimRow[],
    status: 'ready_to_send' | 'on_hold',
    clear: () => void,
  ) =>
    move.mutate(
      { ids: rows.map((row) => row.id), status },
      {
        onSuccess: (answer) => {
          setOutcome({ ...answer, to: status })
          clear()
        },
      },
    )

  return (
    <>
      {outcome && (
        <BulkReport outcome={outcome} hrefOf={hrefOf} onClose={() => setOutcome(undefined)} />
      )}
      <List
        of="claims"
        endpoint={listClaims}
        search="search"
        initialSort="-start_date"
        filters={filters}
        columns={claimColumns}
        link={(row) => hrefOf(row.id)}
        empty={{
          title: 'No claims to review',
          hint: 'Approved visits become claims automatically. Choose another status to see other claims.',
        }}
        bulk={
          can('claims.write')
            ? (rows, clear) => (
                <BulkActions
                  rows={rows}
                  busy={move.isPending}
                  onMove={(status) => moveAll(rows, status, clear)}
                />
              )
            : undefined
        }
      />
    </>
  )
}
