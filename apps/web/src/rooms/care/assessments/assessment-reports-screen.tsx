import * as calls from '@homeward/contract/care/assessment-reports'
import { careplanStatuses, careplanStatusLabels } from '@homeward/domain/care/vocabulary'
import { Select } from '@mantine/core'
import { to } from '../../../plumbing/paths/to.ts'
import { clientLookup, officeLookup } from '../../../ui/fields/record-lookups.ts'
import { SearchSelect } from '../../../ui/fields/search-select.tsx'
import { ReportsScreen } from '../../../ui/reports/reports-screen.tsx'

const filter = { by_client_id: '', office_id: '', assessment_status: '' }

const statusOptions = careplanStatuses.map((value) => ({
  value,
  label: careplanStatusLabels[value],
}))

/** Reports of assessments that are in force between two days. */
export const AssessmentReportsScreen = () => (
  <ReportsScreen
    title="Assessment reports"
    crumbs={[{ label: 'Clients', href: to('clients') }]}
    calls={{
      list: calls.listAssessmentReports,
      get: calls.getAssessmentReport,
      create: calls.createAssessmentReport,
      update: calls.updateAssessmentReport,
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
          {...form.getInputProps('assessment_status')}
        />
      </>
    )}
  />
)
