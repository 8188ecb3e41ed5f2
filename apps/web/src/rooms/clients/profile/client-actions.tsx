import type { Client } from '@homeward/contract/clients/clients'
import { Button } from '@mantine/core'
import { IconCalendar, IconPencil } from '@tabler/icons-react'
import { to } from '../../../plumbing/paths/to.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { MoreMenu } from './more-menu.tsx'
import { StatusMenu } from './status/status-menu.tsx'

/** What can be done with a client, as its abilities say. */
export const ClientActions = ({ client }: { client: Client }) => {
  const can = useCan()
  return (
    <>
      {can('visits.read') && (
        <Button
          component={PageLink}
          href={to('client.calendar', { clientId: client.id })}
          variant="default"
          leftSection={<IconCalendar size={16} aria-hidden />}
        >
          Schedule
        </Button>
      )}
      {client.abilities.edit && client.status_moves.length > 0 && <StatusMenu client={client} />}
      {client.abilities.edit && (
        <Button
          component={PageLink}
          href={to('client.edit.tab', { clientId: client.id, tab: 'person' })}
          leftSection={<IconPencil size={16} aria-hidden />}
        >
          Edit
        </Button>
      )}
      <MoreMenu client={client} />
    </>
  )
}
