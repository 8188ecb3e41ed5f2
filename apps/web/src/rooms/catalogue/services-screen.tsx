import { listServices, type Service } from '@homeward/contract/catalogue'
import { to } from '../../plumbing/paths/to.ts'
import { ListScreen } from '../../ui/list/list-screen.tsx'
import type { Column } from '../../ui/list/types.ts'
import { StatusBadge } from '../../ui/text/status-badge.tsx'

const columns: readonly Column<Service>[] = [
  { key: 'label', header: 'Service', cell: (service) => service.label },
  {
    key: 'code',
    header: 'Code',
    cell: (service) => [service.procedure_code, service.modifier].filter(Boolean).join(' '),
  },
  {
    key: 'unit',
    header: 'Unit',
    align: 'right',
    cell: (service) => `${service.minutes_per_unit} min`,
  },
  { key: 'status', header: 'Status', cell: (service) => <StatusBadge status={service.status} /> },
  {
    key: 'activities',
    header: 'Activities',
    wide: true,
    cell: (service) =>
      service.categories
        .flatMap((category) => category.activities.map((activity) => activity.name))
        .join(', '),
  },
]

/** R064: what is done in a home. */
export const ServicesScreen = () => (
  <ListScreen
    title="Service types"
    of="services"
    crumbs={[{ label: 'Admin', href: to('admin') }]}
    endpoint={listServices}
    search="search"
    columns={columns}
    empty={{ title: 'No services yet', hint: 'A visit needs a service.' }}
  />
)
