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
            Move
          </Button>
        )}
        {cancel && !moving && <CancelButton visit={visit} />}
      </Group>
    </Stack>
  )
}

const why = ({ status }: Visit, schedules: boolean): string => {
  if (!schedules) return 'Your role does not change the schedule. A manager, admin or owner does.'
  if (status === 'canceled') return 'The visit is canceled; its schedule no longer changes.'
  if (status === 'archived') return 'The visit is archived; its schedule no longer changes.'
  return 'The visit has started, so caregiver and time stay. Wrong times are corrected in the review.'
}
