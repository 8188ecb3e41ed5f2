import { type Office, archiveOffice, updateOffice } from '@homeward/contract/agency/offices'
import { Button, Group, Stack } from '@mantine/core'
import { IconArchive, IconArchiveOff } from '@tabler/icons-react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { ConfirmButton } from '../../../ui/feedback/confirm-button.tsx'
import { DoubtDialog, useDoubt } from '../../../ui/feedback/doubt-dialog.tsx'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'
import { FactCard } from '../../../ui/record/facts.tsx'
import { Phone } from '../../../ui/text/phone.tsx'
import { addressLine } from '../fields/postal-values.ts'
import { OfficeFields } from './office-fields.tsx'
import { officeInput, officeValues } from './office-values.ts'

type Props = { office: Office; onClose: () => void }

/** One office beside the list: to change, archive or restore, or to read. */
export const OfficePanel = ({ office, onClose }: Props) => (
  <Stack>
    <OfficeActions office={office} onClose={onClose} />
    {office.abilities.edit ? (
      <OfficeForm office={office} onClose={onClose} />
    ) : (
      <FactCard
        title="Office"
        facts={[
          { label: 'Address', value: addressLine(office) },
          { label: 'Phone', value: office.phone && <Phone number={office.phone} /> },
          { label: 'NPI', value: office.npi },
          { label: 'Taxonomy code', value: office.taxonomy_code },
        ]}
      />
    )}
  </Stack>
)

const OfficeForm = ({ office, onClose }: Props) => (
  <EndpointForm
    endpoint={updateOffice}
    record={office}
    valuesOf={officeValues}
    inputOf={officeInput}
    draftKey={`office:${office.id}`}
    submitLabel="Save office"
    onDone={({ name }) => {
      toastDone(`${name} saved.`)
      onClose()
    }}
  >
    {(form) => <OfficeFields field={form.getInputProps} />}
  </EndpointForm>
)

const OfficeActions = ({ office: { id, name, abilities }, onClose }: Props) => {
  const clients = useDoubt('office_has_clients')
  const archive = useWrite(archiveOffice, {
    quiet: true,
    onDone: () => {
      toastDone(`${name} archived.`)
      onClose()
    },
  })
  const restore = useWrite(updateOffice, { onDone: () => toastDone(`${name} restored.`) })
  if (!abilities.archive && !abilities.restore) return null
  return (
    <Group>
      {abilities.archive && (
        <ConfirmButton
          size="xs"
          variant="default"
          color="pine"
          leftSection={<IconArchive size={15} aria-hidden />}
          loading={archive.isPending}
          question={`Archive ${name}?`}
          consequence="It can no longer be selected. Its employees, clients and history keep it. You can restore it."
          confirm="Archive"
          onConfirm={() => archive.mutate({ id }, clients)}
        >
          Archive
        </ConfirmButton>
      )}
      <DoubtDialog
        title={`Archive ${name}?`}
        confirm="Archive anyway"
        of={clients}
        onConfirm={() => archive.mutate({ id, clients_confirmed: 'true' }, clients)}
      />
      {abilities.restore && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconArchiveOff size={15} aria-hidden />}
          loading={restore.isPending}
          onClick={() => restore.mutate({ id, status: 'active' })}
        >
          Restore
        </Button>
      )}
    </Group>
  )
}
