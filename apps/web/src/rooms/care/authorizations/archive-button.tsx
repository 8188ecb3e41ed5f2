import { type Authorization, updateAuthorization } from '@homeward/contract/care/authorizations'
import { Button } from '@mantine/core'
import { IconArchive, IconRestore } from '@tabler/icons-react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { ConfirmButton } from '../../../ui/feedback/confirm-button.tsx'
import { DoubtDialog, useDoubt } from '../../../ui/feedback/doubt-dialog.tsx'
import { touchedByCareplan } from '../queries.ts'

/** Archives an authorization, asking again where visits are planned under it, or restores it. */
export const ArchiveButton = ({ authorization }: { authorization: Authorization }) => {
  const { abilities, id, lock_version, number } = authorization
  const visits = useDoubt('authorization_in_use')
  const archive = useWrite(updateAuthorization, {
    quiet: true,
    touches: touchedByCareplan,
    onDone: () => toastDone(`${number} archived.`),
  })
  const restore = useWrite(updateAuthorization, {
    touches: touchedByCareplan,
    onDone: () => toastDone(`${number} restored.`),
  })
  const archived = { id, lock_version, status: 'archived' } as const
  return (
    <>
      {abilities.archive && (
        <ConfirmButton
          size="compact-sm"
          variant="default"
          color="red"
          loading={archive.isPending}
          leftSection={<IconArchive size={14} aria-hidden />}
          aria-label={`Archive authorization ${number}`}
          question={`Archive authorization ${number}?`}
          consequence="New care plans can no longer use it. You can restore it."
          confirm="Archive"
          onConfirm={() => archive.mutate(archived, visits)}
        >
          Archive
        </ConfirmButton>
      )}
      <DoubtDialog
        title={`Archive authorization ${number}?`}
        confirm="Archive anyway"
        of={visits}
        onConfirm={() => archive.mutate({ ...archived, visits_confirmed: true }, visits)}
      />
      {abilities.restore && (
        <Button
          size="compact-sm"
          variant="default"
          loading={restore.isPending}
          leftSection={<IconRestore size={14} aria-hidden />}
          aria-label={`Restore authorization ${number}`}
          onClick={() => restore.mutate({ id, lock_version, status: 'active' })}
        >
          Restore
        </Button>
      )}
    </>
  )
}
