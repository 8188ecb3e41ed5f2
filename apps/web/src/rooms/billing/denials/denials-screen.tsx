import { denialKinds, listDenials } from '@homeward/contract/billing/denials'
import { followUpActionLabels, followUpActions } from '@homeward/domain/billing/follow-up'
import { to } from '../../../plumbing/paths/to.ts'
import { useFlatQuery, useSetFlatQuery } from '../../../plumbing/paths/use-params.ts'
import { SidePanel } from '../../../ui/feedback/side-panel.tsx'
import { optionsOf } from '../../../ui/fields/options-of.ts'
import { payorLookup, serviceLookup } from '../../../ui/fields/record-lookups.ts'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import type { Filter } from '../../../ui/list/types.ts'
import { ClaimPanel } from '../claims/claim-panel.tsx'
import { ClaimTitle } from '../claims/claim-title.tsx'
import { denialColumns } from './denial-columns.tsx'
import { DenialSummary } from './denial-summary.tsx'

const kindLabels = {
  denied: 'Denied',
  underpaid: 'Underpaid',
  write_off: 'Write-off waits for approval',
  refund: 'Refund waits for approval',
}

const filters: readonly Filter<typeof listDenials>[] = [
  {
    kind: 'choice',
    name: 'kind',
    label: 'Show',
    options: optionsOf(denialKinds, kindLabels),
    initial: 'denied',
  },
  {
    kind: 'choice',
    name: 'owner',
    label: 'Owner',
    options: [
      { value: 'me', label: 'Me' },
      { value: 'none', label: 'No one' },
    ],
  },
  {
    kind: 'choice',
    name: 'follow_up_action',
    label: 'Next action',
    options: optionsOf(followUpActions, followUpActionLabels),
  },
  { kind: 'lookup', name: 'payor_id', label: 'Payor', lookup: payorLookup },
  { kind: 'lookup', name: 'service_id', label: 'Service', lookup: serviceLookup },
]

/** The worklist of what payors refused, and of what they paid below the contracted rate. */
export const DenialsScreen = () => {
  const flat = useFlatQuery()
  const change = useSetFlatQuery()
  return (
    <>
      <ListScreen
        title="Denials"
        of="denials"
        endpoint={listDenials}
        search="search"
        initialSort="denied_on"
        filters={filters}
        columns={denialColumns}
        above={<DenialSummary />}
        link={(row) => to('billing.denials', {}, { ...flat, claim: row.id })}
        empty={{
          title: 'No denials',
          hint: 'Claims that a payor denied appear here until they are paid, filed again or written off.',
        }}
      />
      <SidePanel
        opened={flat.claim !== undefined}
        onClose={() => change({ claim: undefined })}
        title={flat.claim && <ClaimTitle id={flat.claim} />}
      >
        {flat.claim && <ClaimPanel key={flat.claim} id={flat.claim} />}
      </SidePanel>
    </>
  )
}
