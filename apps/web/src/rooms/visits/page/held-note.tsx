import type { Visit } from '@homeward/contract/visits/visits'
import { holdReasonLabels } from '@homeward/domain/visits/holding'
import { Alert, List, Text } from '@mantine/core'
import { IconHourglass } from '@tabler/icons-react'
import { InstantText } from '../../../ui/text/values.tsx'

/** That the recorded times do not count yet, why, and what to do about it. */
export const HeldNote = ({ visit }: { visit: Visit }) =>
  visit.held_for.length > 0 && (
    <Alert color="amber" icon={<IconHourglass aria-hidden />} title="Recorded times are on hold">
      <List size="sm">
        {visit.held_for.map((reason) => (
          <List.Item key={reason}>{holdReasonLabels[reason]}</List.Item>
        ))}
      </List>
      <ReceivedText name="check-in" at={visit.check_in_received_at} />
      <ReceivedText name="check-out" at={visit.check_out_received_at} />
      <Text size="sm" mt="xs">
        Until then, the visit has no minutes and is not paid or billed. {wayOn(visit)}
      </Text>
    </Alert>
  )

const ReceivedText = ({ name, at }: { name: string; at: string | null }) =>
  at !== null && (
    <Text size="sm">
      The {name} reached the office <InstantText at={at} />.
    </Text>
  )

const wayOn = ({ status, abilities }: Visit): string => {
  if (status === 'in_progress')
    return 'Check out the visit. You can then correct its times in the review.'
  if (abilities.approve) return 'Accept the times or correct them in the review below.'
  return 'A reviewer must accept or correct the times.'
}
