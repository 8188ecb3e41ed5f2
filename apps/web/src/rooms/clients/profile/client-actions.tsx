import { archiveClient, type Client } from '@homeward/contract/clients'
import { Button } from '@mantine/core'
import { IconArchive, IconPencil } from '@tabler/icons-react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useGo } from '../../../plumbing/paths/navigate.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { ConfirmButton } from '../../../ui/feedback/confirm-button.tsx'
import { PageLink } from '../../../ui/page/page-link.tsx'

/** What can be done with a client, as its abilities say. */
export const ClientActions = ({ client }: { client: Client }) => {
  const go = useGo()
  const archive = useWrite(archiveClient, {
    onDone: () => {
      toastDone(`${client.name} was archived.`)
      go(to('clients'))
    },
  })
  return (
    <>
      {client.abilities.archive && (
        <ConfirmButton
          variant="default"
          color="red"
          loading={archive.isPending}
          leftSection={<IconArchive size={16} aria-hidden />}
          question={`Archive ${client.name}?`}
          consequence="The client leaves the lists; nothing is erased. A client with visits or care plans stays: discharge them instead."
          confirm="Archive"
          onConfirm={() => archive.mutate({ id: client.id })}
        >
          Archive
        </ConfirmButton>
      )}
      {client.abilities.edit && (
        <Button
          component={PageLink}
          href={to('client.edit', { clientId: client.id })}
          variant="default"
          leftSection={<IconPencil size={16} aria-hidden />}
        >
          Edit
        </Button>
      )}
    </>
  )
}
