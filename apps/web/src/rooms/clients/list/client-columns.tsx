import type { ClientRow } from '@homeward/contract/clients/clients'
import { clientColumnLabels as labels } from '@homeward/domain/clients/list'
import { listName } from '@homeward/domain/clients/name'
import { clientStatusLabels } from '@homeward/domain/clients/vocabulary'
import { Badge, Group } from '@mantine/core'
import { IconBellRinging } from '@tabler/icons-react'
import type { Column } from '../../../ui/list/types.ts'
import { PersonName } from '../../../ui/text/person-name.tsx'
import { Phone } from '../../../ui/text/phone.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { DateText, InstantText, None } from '../../../ui/text/values.tsx'

/** What a list of clients can show; the keys are those of the export where it has the same. */
export const clientListColumns: readonly Column<ClientRow>[] = [
  {
    key: 'name',
    header: 'Name',
    sort: 'last_name',
    exports: ['last_name', 'first_name'],
    cell: (row) => (
      <PersonName
        kind="client"
        name={listName({ firstName: row.first_name, lastName: row.last_name })}
      />
    ),
  },
  {
    key: 'status',
    header: labels.status,
    sort: 'status',
    cell: (row) => <StatusBadge status={row.status} label={clientStatusLabels[row.status]} />,
  },
  {
    key: 'birthdate',
    header: labels.birthdate,
    sort: 'birthdate',
    wide: true,
    cell: (row) => <DateText day={row.birthdate} />,
  },
  {
    key: 'phone',
    header: labels.phone,
    cell: (row) => (
      <span style={{ whiteSpace: 'nowrap' }}>
        <Phone number={row.phone} />
      </span>
    ),
  },
  {
    key: 'city',
    header: labels.city,
    unnamed: true,
    roomy: true,
    cell: (row) => row.city ?? <None />,
  },
  {
    key: 'primary_payor',
    header: 'Payor',
    unnamed: true,
    cell: (row) => row.primary_payor?.name ?? <None />,
  },
  {
    key: 'authorized_until',
    header: labels.authorized_until,
    wide: true,
    cell: (row) => <DateText day={row.authorized_until} />,
  },
  {
    key: 'alerts',
    header: 'Alerts',
    exports: [],
    wide: true,
    cell: (row) => (row.alerts_count > 0 ? <Alerts count={row.alerts_count} /> : <None />),
  },
  {
    key: 'office',
    header: labels.office,
    wide: true,
    cell: (row) => row.office?.name ?? <None />,
  },
  {
    key: 'tags',
    header: labels.tags,
    hidden: true,
    cell: (row) => (row.tags.length > 0 ? <Tags tags={row.tags} /> : <None />),
  },
  {
    key: 'service',
    header: labels.service,
    hidden: true,
    cell: (row) => row.service?.label ?? <None />,
  },
  {
    key: 'language',
    header: labels.language,
    hidden: true,
    cell: (row) => row.language ?? <None />,
  },
  { key: 'county', header: labels.county, hidden: true, cell: (row) => row.county ?? <None /> },
  { key: 'email', header: labels.email, hidden: true, cell: (row) => row.email ?? <None /> },
  {
    key: 'nickname',
    header: labels.nickname,
    hidden: true,
    cell: (row) => row.nickname ?? <None />,
  },
  {
    key: 'do_not_resuscitate',
    header: labels.do_not_resuscitate,
    hidden: true,
    cell: (row) => (row.do_not_resuscitate ? 'Yes' : 'No'),
  },
  {
    key: 'created_at',
    header: labels.created_at,
    sort: 'created_at',
    hidden: true,
    cell: (row) => <InstantText at={row.created_at} />,
  },
]

const Alerts = ({ count }: { count: number }) => (
  <Badge
    color="amber"
    variant="light"
    tt="none"
    radius="sm"
    leftSection={<IconBellRinging size={12} aria-hidden />}
  >
    {count}
  </Badge>
)

const Tags = ({ tags }: { tags: readonly string[] }) => (
  <Group gap={4}>
    {tags.map((tag) => (
      <Badge key={tag} color="gray" variant="light" tt="none" fw={500} radius="sm">
        {tag}
      </Badge>
    ))}
  </Group>
)
