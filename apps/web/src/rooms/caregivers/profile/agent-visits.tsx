import type { Agent } from '@homeward/contract/caregivers/agents'
import { listVisits, type VisitRow } from '@homeward/contract/visits/visits'
import { visitStatuses, visitStatusLabels } from '@homeward/domain/visits/vocabulary'
import { to } from '../../../plumbing/paths/to.ts'
import { List } from '../../../ui/list/list.tsx'
import type { Column, Filter } from '../../../ui/list/types.ts'
import { dayWords, weekdayWord } from '../../../ui/text/dates.ts'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { Duration, TimeText } from '../../../ui/text/values.tsx'
import { optionsOf } from '../../../ui/fields/options-of.ts'
import { serviceNames } from '../../../ui/text/service-names.ts'

const filters: readonly Filter<typeof listVisits>[] = [
  { kind: 'days', name: 'by_scheduled_date', label: 'Days' },
  {
    kind: 'choice',
    name: 'status',
    label: 'Status',
    options: optionsOf(visitStatuses, visitStatusLabels),
  },
]

/** The minutes of a visit as far as they are known: reviewed, else recorded, else planned. */
const minutesOf = (visit: VisitRow): number =>
  visit.reviewed_duration ?? visit.completed_duration ?? visit.scheduled_duration

const columns: readonly Column<VisitRow>[] = [
  {
    key: 'day',
    header: 'Day',
    cell: ({ scheduled_date: day }) => (
      <span className="tabular">
        {weekdayWord(day)} {dayWords(day)}
      </span>
    ),
  },
  {
    key: 'time',
    header: 'Time',
    unnamed: true,
    cell: (row) => <TimeText at={row.scheduled_time} />,
  },
  {
    key: 'duration',
    unnamed: true,
    header: 'Duration',
    align: 'right',
    cell: (row) => <Duration minutes={minutesOf(row)} />,
  },
  { key: 'client', header: 'Client', unnamed: true, cell: ({ client }) => client.name },
  {
    key: 'service',
    header: 'Services',
    wide: true,
    cell: ({ services }) => serviceNames(services),
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <StatusBadge status={status} label={visitStatusLabels[status]} />,
  },
]

/** Every visit of a person, narrowed in the address. */
export const AgentVisits = ({ agent }: { agent: Agent }) => (
  <List
    of="visits"
    endpoint={listVisits}
    fixed={{ by_agent_id: agent.id }}
    filters={filters}
    columns={columns}
    link={({ id }) => to('visit', { id })}
    empty={{
      title: 'No visits yet',
      hint: 'Visits appear here when this person is scheduled.',
    }}
  />
)
