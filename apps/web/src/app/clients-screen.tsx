import { useCan } from '../plumbing/session/session.ts'
import { ClientList } from '../rooms/clients/list/client-list.tsx'
import { BulkAlert } from '../rooms/collaboration/alerts/bulk-alert.tsx'

/** R080: the clients; on the chosen ones an alert can be set. */
export const ClientsScreen = () => {
  const can = useCan()
  return (
    <ClientList
      bulk={
        can('alerts.write')
          ? (rows, clear) => <BulkAlert type="Client" of="client" records={rows} onDone={clear} />
          : undefined
      }
    />
  )
}
