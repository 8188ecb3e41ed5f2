import { listOffices, type Office, createOffice } from '@homeward/contract/agency/offices'
import { recordStatusLabels, recordStatuses } from '@homeward/domain/agency/vocabulary'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { SidePanel } from '../../../ui/feedback/side-panel.tsx'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import type { Column, Filter } from '../../../ui/list/types.ts'
import { Phone } from '../../../ui/text/phone.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { None } from '../../../ui/text/values.tsx'
import { optionsOf } from '../../../ui/fields/options-of.ts'
import { addressLine } from '../fields/postal-values.ts'
import { OfficeFields } from './office-fields.tsx'
import { OfficePanel } from './office-panel.tsx'
import { officeValues } from './office-values.ts'

const filters: readonly Filter<typeof listOffices>[] = [
  {
    kind: 'choice',
    name: 'status',
    label: 'Status',
    initial: 'active',
    all: 'all',
    options: optionsOf(recordStatuses, recordStatusLabels),
  },
]

const columns: readonly Column<Office>[] = [
  { key: 'name', header: 'Name', cell: (office) => office.name },
  {
    key: 'address',
    header: 'Address',
    unnamed: true,
    cell: (office) => addressLine(office) ?? <None />,
  },
  { key: 'phone', header: 'Phone', cell: (office) => <Phone number={office.phone} /> },
  { key: 'npi', header: 'NPI', cell: (office) => office.npi ?? <None /> },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <StatusBadge status={status} label={recordStatusLabels[status]} />,
  },
]

/** R057: where the agency works from. */
export const OfficesScreen = () => {
  const can = useCan()
  const [adding, setAdding] = useState(false)
  const close = () => setAdding(false)
  const add = can('offices.write') && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
      Add office
    </Button>
  )
  return (
    <>
      <ListScreen
        title="Offices"
        of="offices"
        crumbs={[{ label: 'Admin', href: to('admin') }]}
        endpoint={listOffices}
        search="search"
        filters={filters}
        columns={columns}
        panel={(office, closePanel) => <OfficePanel office={office} onClose={closePanel} />}
        panelTitle={(office) => office.name}
        actions={add}
        empty={{
          title: 'No offices yet',
          hint: 'Every client and employee belongs to an office.',
          action: add,
        }}
      />
      <SidePanel opened={adding} onClose={close} title="Add an office">
        <EndpointForm
          endpoint={createOffice}
          draftKey="office:new"
          initial={officeValues()}
          submitLabel="Add office"
          onCancel={close}
          onDone={({ name }) => {
            toastDone(`${name} added.`)
            close()
          }}
        >
          {(form) => <OfficeFields field={form.getInputProps} />}
        </EndpointForm>
      </SidePanel>
    </>
  )
}
