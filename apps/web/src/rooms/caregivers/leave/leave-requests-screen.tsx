import { type LeaveRequest, listLeaveRequests } from '@homeward/contract/caregivers/leave-requests'
import { leaveStatuses, leaveStatusLabels } from '@homeward/domain/caregivers/leave-requests'
import { formatDay } from '@homeward/domain/dates'
import { to } from '../../../plumbing/paths/to.ts'
import { optionsOf } from '../../../ui/fields/options-of.ts'
import { caregiverLookup } from '../../../ui/fields/record-lookups.ts'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import type { Column } from '../../../ui/list/types.ts'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { InstantText, None } from '../../../ui/text/values.tsx'
import { LeavePanel } from './leave-panel.tsx'
import { leaveDaysWords } from './leave-words.ts'

const statuses = optionsOf(leaveStatuses, leaveStatusLabels)

const columns: readonly Column<LeaveRequest>[] = [
  { key: 'agent', header: 'Caregiver', cell: ({ agent }) => agent.name },
  { key: 'days', header: 'Days', cell: leaveDaysWords, sort: 'start_date' },
  { key: 'visits', header: 'Visits', cell: ({ visits }) => (visits === 0 ? 'None' : visits) },
  { key: 'note', header: 'Reason', cell: ({ note }) => note ?? <None />, wide: true },
  {
    key: 'asked',
    header: 'Requested',
    cell: ({ created_at }) => <InstantText at={created_at} />,
    sort: 'created_at',
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <StatusBadge status={status} label={leaveStatusLabels[status]} />,
  },
]

/** Days off that caregivers asked for, each with the visits that it touches. */
export const LeaveRequestsScreen = () => (
  <ListScreen
    title="Days off requested"
    of="requests"
    crumbs={[{ label: 'Caregivers', href: to('agents') }]}
    endpoint={listLeaveRequests}
    initialSort="start_date"
    filters={[
      { kind: 'lookup', name: 'agent_id', label: 'Caregiver', lookup: caregiverLookup },
      {
        kind: 'choice',
        name: 'status',
        label: 'Status',
        initial: 'waiting',
        all: 'all',
        options: statuses,
      },
    ]}
    columns={columns}
    panelTitle={({ agent, start_date }) => `${agent.name}, ${formatDay(start_date)}`}
    panel={(request, close) => <LeavePanel request={request} onAnswered={close} />}
    empty={{
      title: 'No requests',
      hint: 'Caregivers ask for days off on their phones. What you approve becomes an absence.',
    }}
  />
)
