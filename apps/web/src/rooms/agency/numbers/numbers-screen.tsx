import {
  type AgencyPhoneNumber,
  createPhoneNumber,
  listPhoneNumbers,
} from '@homeward/contract/agency/phone-numbers'
import { phoneNumberKindLabels, phoneNumberKinds } from '@homeward/domain/agency/vocabulary'
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
import { optionsOf } from '../fields/options.ts'
import { officeLookup } from '../../../ui/fields/record-lookups.ts'
import { NumberFields, numberValues } from './number-fields.tsx'
import { NumberPanel } from './number-panel.tsx'

const filters: readonly Filter<typeof listPhoneNumbers>[] = [
  {
    kind: 'choice',
    name: 'kind',
    label: 'Used for',
    options: optionsOf(phoneNumberKinds, phoneNumberKindLabels),
  },
  { kind: 'lookup', name: 'office_id', label: 'Office', lookup: officeLookup },
]

const columns: readonly Column<AgencyPhoneNumber>[] = [
  { key: 'label', header: 'Label', cell: (number) => number.label },
  { key: 'number', header: 'Number', cell: ({ number }) => <Phone number={number} /> },
  { key: 'kind', header: 'Used for', cell: ({ kind }) => phoneNumberKindLabels[kind] },
  { key: 'office', header: 'Office', cell: ({ office }) => office?.name ?? 'The whole agency' },
  {
    key: 'default',
    header: 'Default',
    cell: ({ is_default }) =>
      is_default ? <StatusBadge status="active" label="Default" /> : <None />,
  },
]

/** R059: numbers under which the agency calls, is called, and writes. */
export const PhoneNumbersScreen = () => {
  const can = useCan()
  const [adding, setAdding] = useState(false)
  const close = () => setAdding(false)
  const add = can('phone_numbers.write') && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
      Add number
    </Button>
  )
  return (
    <>
      <ListScreen
        title="Phone numbers"
        of="phone numbers"
        crumbs={[{ label: 'Admin', href: to('admin') }]}
        endpoint={listPhoneNumbers}
        search="search"
        filters={filters}
        columns={columns}
        panel={(number, closePanel) => <NumberPanel number={number} onClose={closePanel} />}
        panelTitle={(number) => number.label}
        actions={add}
        empty={{
          title: 'No phone numbers yet',
          hint: 'Add those under which the agency calls and writes.',
          action: add,
        }}
      />
      <SidePanel opened={adding} onClose={close} title="Add a phone number">
        <EndpointForm
          endpoint={createPhoneNumber}
          draftKey="phone-number:new"
          initial={numberValues()}
          submitLabel="Add number"
          onCancel={close}
          onDone={({ label }) => {
            toastDone(`${label} is added.`)
            close()
          }}
        >
          {(form) => (
            <NumberFields
              field={form.getInputProps}
              box={form.getInputProps('is_default', { type: 'checkbox' })}
            />
          )}
        </EndpointForm>
      </SidePanel>
    </>
  )
}
