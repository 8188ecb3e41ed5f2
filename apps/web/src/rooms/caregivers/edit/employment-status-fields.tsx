import type { Agent } from '@homeward/contract/caregivers/agents'
import { agentTypeLabels } from '@homeward/domain/caregivers/vocabulary'
import { agentType, type Role } from '@homeward/domain/identity/roles'
import { Alert, List, Select, Text } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { FormSection } from '../../../ui/form/form-section.tsx'
import { useToday } from '../../../ui/text/today.ts'
import { statusOptions } from '../list/options.ts'
import { comingVisits } from '../queries.ts'
import type { AgentValues } from './values/agent-values.ts'
import type { FieldProps } from './field-props.ts'
import { RoleField } from './role-field.tsx'

type Props = FieldProps & { agent: Agent; values: Partial<AgentValues> }

/** Whether role and status are closed to the person who looks. */
export const isEmploymentStatusLocked = ({ abilities }: Agent): boolean =>
  !abilities.change_role && !abilities.change_status

/** Why role and status are closed. */
export const EmploymentStatusNote = () => (
  <Alert color="gray" icon={<IconInfoCircle aria-hidden />} title="You can't change this">
    You cannot change your own role or status. Only owners and admins can change the role or status
    of an owner, admin or billing admin.
  </Alert>
)

/** Role and status, with what follows from a change before it is saved. */
export const EmploymentStatusFields = ({ field, agent, values }: Props) => (
  <>
    <FormSection title="Role and status" columns={2}>
      <RoleField field={field} held={agent.role} />
      <Select
        label="Status"
        required
        allowDeselect={false}
        data={statusOptions}
        {...field('status')}
      />
    </FormSection>
    <Consequences agent={agent} role={values.role} status={values.status} />
  </>
)

type ConsequenceProps = {
  agent: Agent
  role: Role | '' | undefined
  status: Agent['status'] | undefined
}

const Consequences = ({ agent, role, status = agent.status }: ConsequenceProps) => {
  const leaves = agent.status === 'active' && status !== 'active'
  const visits = useQuery({ ...comingVisits(agent.id, useToday()), enabled: leaves })
  const words = [
    ...typeChange(agent.role, role || agent.role),
    ...(leaves ? leaving(visits.data?.meta.total) : []),
    ...(agent.status !== 'active' && status === 'active'
      ? ['They can sign in again and be scheduled for visits.']
      : []),
    ...(status === 'do-not-hire' ? ['They are marked as do not hire.'] : []),
  ]
  if (words.length === 0) return null
  return (
    <Alert color="amber" role="status" icon={<IconInfoCircle aria-hidden />} title="When you save">
      <List size="sm">
        {words.map((sentence) => (
          <List.Item key={sentence}>{sentence}</List.Item>
        ))}
      </List>
      {leaves && (
        <Text size="sm" mt="xs">
          Their record, past visits and history are kept.
        </Text>
      )}
    </Alert>
  )
}

const typeChange = (from: Role, to: Role): string[] => {
  const [was, becomes] = [agentType(from), agentType(to)]
  if (was === becomes) return []
  return [
    `Their type changes from ${agentTypeLabels[was].toLowerCase()} to ${agentTypeLabels[becomes].toLowerCase()}.`,
  ]
}

const leaving = (visits: number | undefined): string[] => [
  'They are signed out and can no longer sign in to this agency.',
  visits === undefined ? 'Their upcoming visits become open visits.' : visitWords(visits),
]

const visitWords = (visits: number): string => {
  if (visits === 0) return 'They have no upcoming visits.'
  if (visits === 1) return 'Their 1 upcoming visit becomes an open visit.'
  return `Their ${visits} upcoming visits become open visits.`
}
