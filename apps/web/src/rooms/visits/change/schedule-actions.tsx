import type { Visit } from '@homeward/contract/visits/visits'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCalendarShare } from '@tabler/icons-react'
import { useCan } from '../../../plumbing/session/session.ts'
import { AssignForm } from './assign-form.tsx'
import { CancelButton } from './cancel-button.tsx'
import { MoveForm } from './move-form.tsx'

/** What the schedule may still change of a visit, or why it may not. */
export const ScheduleActions = ({ visit }: { visit: Visit }) => {
  const [moving, { open, close }] = useDisclosure(false)
  const can = useCan()
  const { assign, reschedule, cancel } = visit.abilities
  if (!assign && !reschedule && !cancel)
    return (
      <Text size="sm" c="dimmed">
        {why(visit, can('visits.schedule'))}
      </Text>
    )
  return (
    <Stack gap="sm">
      {assign && <AssignForm key={visit.agent_id ?? 'open'} visit={visit} />}
      {moving && <MoveForm visit={visit} onClose={close} />}
      <Group gap="xs">
        {reschedule && !moving && (
          <Button
            variant="default"
            leftSection={<IconCalendarShare size={16} aria-hidden />}
            onClick={open}
          >
            Reschedule
          </Button>
        )}
        {cancel && !moving && <CancelButton visit={visit} />}
      </Group>
    </Stack>
  )
}

const why = ({ status }: Visit, schedules: boolean): string => {
  if (!schedules) return 'Your role cannot change the schedule. Ask a manager, admin or owner.'
  if (status === 'canceled') return 'This visit is canceled. You can no longer change its schedule.'
  if (status === 'archived') return 'This visit is archived. You can no longer change its schedule.'
  return 'This visit has started, so you cannot change its caregiver or time. Correct wrong times in the review.'
}
