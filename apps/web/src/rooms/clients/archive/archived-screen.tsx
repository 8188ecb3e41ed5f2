import {
  type ArchivedClient,
  listArchivedClients,
  restoreClient,
} from '@homeward/contract/clients/archive'
import { clientStatusLabels } from '@homeward/domain/clients/vocabulary'
import { Button, Text } from '@mantine/core'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { DateText, InstantText } from '../../../ui/text/values.tsx'

/** Clients who were taken out of the lists, and the way back. */
export const ArchivedScreen = () => (
  <ListScreen
    title="Archived clients"
    of="archived clients"
    crumbs={[{ label: 'Clients', href: to('clients') }]}
    endpoint={listArchivedClients}
    search="search"
    columns={[
      { key: 'name', header: 'Client', cell: ({ name }) => <Text fw={600}>{name}</Text> },
      {
        key: 'birthdate',
        header: 'Birthdate',
        cell: ({ birthdate }) => <DateText day={birthdate} />,
      },
      {
        key: 'status',
        header: 'Status',
        cell: ({ status }) => <StatusBadge status={status} label={clientStatusLabels[status]} />,
      },
      {
        key: 'archived_at',
        header: 'Archived',
        cell: ({ archived_at: at }) => <InstantText at={at} />,
      },
      {
        key: 'restore',
        header: '',
        align: 'right',
        cell: (client) => <RestoreButton client={client} />,
      },
    ]}
    empty={{
      title: 'No archived clients',
      hint: 'Archived clients leave the lists and appear here, where they can be restored.',
    }}
  />
)

const RestoreButton = ({ client }: { client: ArchivedClient }) => {
  const restore = useWrite(restoreClient, {
    onDone: () => toastDone(`${client.name} restored.`),
  })
  return (
    <Button
      size="compact-sm"
      variant="light"
      loading={restore.isPending}
      aria-label={`Restore ${client.name}`}
      onClick={() => restore.mutate({ id: client.id })}
    >
      Restore
    </Button>
  )
}
