import { type Payor, archivePayor, updatePayor } from '@homeward/contract/agency/payors'
import { Button } from '@mantine/core'
import { IconArchive, IconArchiveOff } from '@tabler/icons-react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { ConfirmButton } from '../../../ui/feedback/confirm-button.tsx'

/** Takes a payor out of the lists, or brings it back. */
export const PayorActions = ({ payor: { id, name, abilities } }: { payor: Payor }) => {
  const archive = useWrite(archivePayor, { onDone: () => toastDone(`${name} archived.`) })
  const restore = useWrite(updatePayor, { onDone: () => toastDone(`${name} restored.`) })
  return (
    <>
      {abilities.archive && (
        <ConfirmButton
          variant="default"
          color="pine"
          leftSection={<IconArchive size={16} aria-hidden />}
          loading={archive.isPending}
          question={`Archive ${name}?`}
          consequence="It can no longer be selected for clients and authorizations. Existing clients, authorizations and claims keep it. You can restore it."
          confirm="Archive"
          onConfirm={() => archive.mutate({ id })}
        >
          Archive
        </ConfirmButton>
      )}
      {abilities.restore && (
        <Button
          variant="default"
          leftSection={<IconArchiveOff size={16} aria-hidden />}
          loading={restore.isPending}
          onClick={() => restore.mutate({ id, status: 'active' })}
        >
          Restore
        </Button>
      )}
    </>
  )
}
