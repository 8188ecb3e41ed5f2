import type { Agent } from '@homeward/contract/caregivers/agents'
import type { Availability } from '@homeward/contract/caregivers/availability'
import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import { durationWords } from '../../../ui/text/dates.ts'
import { availabilityQuery } from '../queries.ts'
import { Exceptions } from './exceptions.tsx'
import { HoursForm } from './hours-form.tsx'
import { WeekLines } from './week-lines.tsx'

/** When a person can work: the week, the hours wanted, and exceptions. */
export const AgentAvailability = ({ agent }: { agent: Agent }) => {
  const query = useQuery(availabilityQuery(agent.id))
  const mayEdit = agent.abilities.edit === true
  if (query.data)
    return (
      <Stack gap="md">
        <WeeklyHours hours={query.data} mayEdit={mayEdit} />
        <Exceptions hours={query.data} mayEdit={mayEdit} />
      </Stack>
    )
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  return <Skeleton height={260} role="status" aria-label="Loading" />
}

type Props = { hours: Availability; mayEdit: boolean }

const WeeklyHours = ({ hours, mayEdit }: Props) => {
  const [editing, setEditing] = useState(false)
  const edit = mayEdit && !editing && (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<IconPencil size={14} aria-hidden />}
      onClick={() => setEditing(true)}
    >
      Edit hours
    </Button>
  )
  return (
    <Card title="Weekly hours" actions={edit}>
      {editing ? (
        <HoursForm hours={hours} onClose={() => setEditing(false)} />
      ) : (
        <Stack gap="sm">
          <Text size="sm">{summary(hours)}</Text>
          {hours.pattern.length > 0 && <WeekLines pattern={hours.pattern} />}
        </Stack>
      )}
    </Card>
  )
}

const summary = (hours: Availability): string => {
  if (hours.pattern.length === 0)
    return 'No weekly hours yet. Add hours to show when this person is available.'
  const { pattern_minutes, minutes_wanted: wanted, minutes_most: most } = hours
  return [
    `Available ${durationWords(pattern_minutes)} per week`,
    wanted === null ? undefined : `wants ${durationWords(wanted)}`,
    most === null ? undefined : `maximum ${durationWords(most)}`,
  ]
    .filter(Boolean)
    .join(', ')
}
