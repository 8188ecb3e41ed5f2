import * as calls from '@homeward/contract/billing/claim-reports'
import { claimStatuses, claimStatusLabels } from '@homeward/domain/billing/vocabulary'
import { Select } from '@mantine/core'
import { to } from '../../../plumbing/paths/to.ts'
import { optionsOf } from '../../../ui/fields/options-of.ts'
import { clientLookup, officeLookup, payorLookup } from '../../../ui/fields/record-lookups.ts'
import { SearchSelect } from '../../../ui/fields/search-select.tsx'
import { ReportsScreen } from '../../../ui/reports/reports-screen.tsx'

const filter = { claim_status: '', payor_id: '', by_client_id: '', office_id: '' }

const statusOptions = optionsOf(claimStatuses, claimStatusLabels)

/** R164: reports of claims between two dates of service. */
export const ClaimReportsScreen = () => (
  <ReportsScreen
    title="Claim reports"
    crumbs={[{ label: 'Claims', href: to('billing.claims') }]}
    calls={{
      list: calls.listClaimReports,
      get: calls.getClaimReport,
      create: calls.createClaimReport,
      update: calls.updateClaimReport,
    }}
    filter={filter}
    fields={(form) => (
      <>
        <Select
          label="Status"
          clearable
          data={statusOptions}
          {...form.getInputProps('claim_status')}
        />
        <SearchSelect label="Payor" lookup={payorLookup} {...form.getInputProps('payor_id')} />
        <SearchSelect
          label="Client"
          lookup={clientLookup}
          {...form.getInputProps('by_client_id')}
        />
        <SearchSelect label="Office" lookup={officeLookup} {...form.getInputProps('office_id')} />
      </>
    )}
  />
)
