import type { LeaveRequest } from '@homeward/contract/caregivers/leave-requests'
import { leaveStatusLabels } from '@homeward/domain/caregivers/leave-requests'
import { Anchor, Stack } from '@mantine/core'
import { to } from '../../../plumbing/paths/to.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { FactCard } from '../../../ui/record/facts.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { InstantText } from '../../../ui/text/values.tsx'
import { LeaveAnswer } from './leave-answer.tsx'
import { leaveDaysWords } from './leave-words.ts'
import { TouchedVisits } from './touched-visits.tsx'

type Props = { request: LeaveRequest; onAnswered: () => void }

/** One request: which visits it touches, and the answer. */
export const LeavePanel = ({ request, onAnswered }: Props) => {
  const { agent, status, note, answer, answered_by: by, answered_at: at } = request
  const can = useCan()
  return (
    <Stack>
      <FactCard
        title="Request"
        facts={[
          {
            label: 'Caregiver',
            value: (
              <Anchor component={PageLink} href={to('agent', { agentId: agent.id })}>
                {agent.name}
              </Anchor>
            ),
          },
          { label: 'Days', value: leaveDaysWords(request) },
          { label: 'Reason', value: note },
          { label: 'Requested', value: <InstantText at={request.created_at} /> },
          {
            label: 'Status',
            value: <StatusBadge status={status} label={leaveStatusLabels[status]} />,
          },
          ...(by ? [{ label: 'Answered by', value: by }] : []),
          ...(at ? [{ label: 'Answered', value: <InstantText at={at} /> }] : []),
          ...(answer ? [{ label: 'Answer', value: answer }] : []),
        ]}
      />
      <TouchedVisits request={request} />
      {status === 'waiting' && can('caregivers.write') && (
        <LeaveAnswer key={request.id} request={request} onAnswered={onAnswered} />
      )}
    </Stack>
  )
}
