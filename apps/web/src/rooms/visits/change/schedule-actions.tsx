import type { Visit } from '@homeward/contract/visits/visits'
import { cancelerLabels } from '@homeward/domain/visits/endings'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCalendarShare, IconListCheck, IconUserSearch } from '@tabler/icons-react'
import { to } from '../../../plumbing/paths/to.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { AssignForm } from './assign-form.tsx'
import { CancelButton } from './cancel-button.tsx'
import { EndingActions } from './ending-actions.tsx'
import { FormButton } from './form-button.tsx'
import { MoveForm } from './move-form.tsx'
import { ServicesForm } from './services-form.tsx'

/** What the schedule may still change of a visit, or why it may not. */
export const ScheduleActions = ({ visit }: { visit: Visit }) => {
  const [moving, { open, close }] = useDisclosure(false)
  const can = useCan()
  const { assign, reschedule, cancel } = visit.abilities
  if (!assign && !reschedule && !cancel)
    return (
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {why(visit, can('visits.schedule'))}
        </Text>
        <EndingActions visit={visit} />
      </Stack>
    )
  return (
    <Stack gap="sm">
      {assign && <AssignForm key={visit.agent_id ?? 'open'} visit={visit} />}
      {moving && <MoveForm visit={visit} onClose={close} />}
      <Group gap="xs">
        {assign && !moving && (
          <Button
            variant="default"
            component={PageLink}
            href={to('visit.staffing', { visitId: visit.id })}
            leftSection={<IconUserSearch size={16} aria-hidden />}
          >
            Find caregiver
          </Button>
        )}
        {reschedule && !moving && (
          <Button
            variant="default"
            leftSection={<IconCalendarShare size={16} aria-hidden />}
            onClick={open}
          >
            Reschedule
          </Button>
        )}
        {reschedule && !moving && (
          <FormButton
            label="Change services"
            title="Services of this visit"
            icon={<IconListCheck size={16} aria-hidden />}
            form={(closeForm) => <ServicesForm visit={visit} onClose={closeForm} />}
          />
        )}
        {cancel && !moving && <CancelButton visit={visit} />}
        {!moving && <EndingActions visit={visit} />}
      </Group>
    </Stack>
  )
}

const why = (visit: Visit, schedules: boolean): string => {
  const { status } = visit
  if (!schedules) return 'Your role cannot change the schedule. Ask a manager, admin or owner.'
  if (status === 'canceled') return whyGone(visit)
  if (status === 'archived') return 'This visit is archived. You can restore it.'
  return 'This visit has started, so you cannot change its caregiver or time. Correct wrong times in the review.'
}

/** Why a visit did not take place, and who said so. */
const whyGone = (visit: Visit): string => {
  const { missed_reason_words: missed, missed_action_words: done, missed_note: note } = visit
  if (missed !== null && done !== null) {
    return `Missed: ${missed}. ${done}.${note ? ` ${note}` : ''}`
  }
  const by =
    visit.canceled_by === null ? '' : ` by ${cancelerLabels[visit.canceled_by].toLowerCase()}`
  return `Canceled${by}. ${visit.canceled_reason ?? 'No reason was given.'}`
}
