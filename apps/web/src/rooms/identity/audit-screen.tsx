import { type AuditEvent, listAuditEvents } from '@homeward/contract/audit'
import { to } from '../../plumbing/paths/to.ts'
import { ListScreen } from '../../ui/list/list-screen.tsx'
import type { Column } from '../../ui/list/types.ts'
import { InstantText } from '../../ui/text/values.tsx'

const columns: readonly Column<AuditEvent>[] = [
  { key: 'at', header: 'When', cell: (event) => <InstantText at={event.at} /> },
  { key: 'actor', header: 'Who', cell: (event) => event.actor },
  { key: 'action', header: 'What', cell: (event) => event.action.replaceAll(/[._]/g, ' ') },
  { key: 'fields', header: 'Fields', cell: (event) => fieldsOf(event) },
  { key: 'request', header: 'Request', wide: true, cell: (event) => event.request_id.slice(-12) },
]

/** Names of the fields that changed; the values stand in the record's own history. */
const fieldsOf = ({ changes }: AuditEvent): string =>
  Object.keys(changes)
    .filter((field) => !['agency_id', 'id'].includes(field))
    .map((field) => field.replaceAll('_', ' '))
    .join(', ')

/** R051: the trail of who did what. */
export const AuditScreen = () => (
  <ListScreen
    title="Activity"
    of="events"
    crumbs={[{ label: 'Admin', href: to('admin') }]}
    endpoint={listAuditEvents}
    columns={columns}
    empty={{ title: 'Nothing happened yet', hint: 'Every change will stand here.' }}
  />
)
