import { type Service, deleteService, updateService } from '@homeward/contract/catalogue/services'
import { Button, Group } from '@mantine/core'
import { IconArchive, IconArchiveOff, IconCopy, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useGo } from '../../../plumbing/paths/navigate.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { ConfirmButton } from '../../../ui/feedback/confirm-button.tsx'
import { SidePanel } from '../../../ui/feedback/side-panel.tsx'
import { ServiceCopyForm, ServiceEditForm } from './service-forms.tsx'

const size = 'xs'
const icon = { size: 15, 'aria-hidden': true }

/** Edit, duplicate, archive or restore, delete: as far as it is allowed. */
export const ServiceActions = ({ service }: { service: Service }) => {
  const { id, label, abilities } = service
  const [open, setOpen] = useState<'edit' | 'copy'>()
  const close = () => setOpen(undefined)
  return (
    <Group gap={6}>
      {abilities.edit && (
        <Button
          size={size}
          variant="default"
          leftSection={<IconPencil {...icon} />}
          onClick={() => setOpen('edit')}
        >
          Edit
        </Button>
      )}
      {abilities.duplicate && (
        <Button
          size={size}
          variant="default"
          leftSection={<IconCopy {...icon} />}
          onClick={() => setOpen('copy')}
        >
          Duplicate
        </Button>
      )}
      <ArchiveButtons service={service} />
      {abilities.delete && <DeleteButton id={id} label={label} />}
      <SidePanel
        opened={open !== undefined}
        onClose={close}
        title={open === 'copy' ? `Duplicate ${label}` : `Edit ${label}`}
      >
        {open === 'edit' && <ServiceEditForm service={service} onClose={close} />}
        {open === 'copy' && <ServiceCopyForm service={service} onClose={close} />}
      </SidePanel>
    </Group>
  )
}

const ArchiveButtons = ({ service: { id, label, abilities } }: { service: Service }) => {
  const change = useWrite(updateService)
  if (abilities.restore)
    return (
      <Button
        size={size}
        variant="default"
        leftSection={<IconArchiveOff {...icon} />}
        loading={change.isPending}
        onClick={() =>
          change.mutate(
            { id, status: 'active' },
            { onSuccess: () => toastDone(`${label} restored.`) },
          )
        }
      >
        Restore
      </Button>
    )
  if (!abilities.archive) return null
  return (
    <ConfirmButton
      size={size}
      variant="default"
      color="pine"
      leftSection={<IconArchive {...icon} />}
      loading={change.isPending}
      question={`Archive ${label}?`}
      consequence="It can no longer be selected for authorizations, care plans and rates. Existing records keep it. You can restore it."
      confirm="Archive"
      onConfirm={() =>
        change.mutate(
          { id, status: 'archived' },
          { onSuccess: () => toastDone(`${label} archived.`) },
        )
      }
    >
      Archive
    </ConfirmButton>
  )
}

const DeleteButton = ({ id, label }: { id: string; label: string }) => {
  const go = useGo()
  const remove = useWrite(deleteService, {
    onDone: () => {
      toastDone(`${label} deleted.`)
      go(to('admin.service-types', {}))
    },
  })
  return (
    <ConfirmButton
      size={size}
      variant="subtle"
      color="red"
      leftSection={<IconTrash {...icon} />}
      loading={remove.isPending}
      question={`Delete ${label}?`}
      consequence="This deletes its categories and activities. You can only archive a service that is in use."
      confirm="Delete"
      onConfirm={() => remove.mutate({ id })}
    >
      Delete
    </ConfirmButton>
  )
}
