import * as calls from '@homeward/contract/care/careplan-reports'
import { careplanStatuses, careplanStatusLabels } from '@homeward/domain/care/vocabulary'
import { Select } from '@mantine/core'
import { to } from '../../../plumbing/paths/to.ts'
import { clientLookup, officeLookup } from '../../../ui/fields/record-lookups.ts'
import { SearchSelect } from '../../../ui/fields/search-select.tsx'
import { ReportsScreen } from '../../../ui/reports/reports-screen.tsx'

const filter = { by_client_id: '', office_id: '', careplan_status: '' }

const statusOptions = careplanStatuses.map((value) => ({
  value,
  label: careplanStatusLabels[value],
}))

/** Reports of the care plans that apply between two days. */
export const CareplanReportsScreen = () => (
  <ReportsScreen
    title="Care plan reports"
    crumbs={[{ label: 'Clients', href: to('clients') }]}
    calls={{
      list: calls.listCareplanReports,
      get: calls.getCareplanReport,
      create: calls.createCareplanReport,
      update: calls.updateCareplanReport,
    }}
    filter={filter}
    fields={(form) => (
      <>
        <SearchSelect
          label="Client"
          lookup={clientLookup}
          {...form.getInputProps('by_client_id')}
        />
        <SearchSelect label="Office" lookup={officeLookup} {...form.getInputProps('office_id')} />
        <Select
          label="Status"
          clearable
          data={statusOptions}
          {...form.getInputProps('careplan_status')}
        />
      </>
    )}
  />
)
