import type { Era } from '@homeward/contract/billing/remittances'
import { Alert, List, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { PostButton } from './post-button.tsx'

/** Why a remittance is held and what to do next; nothing where it is posted. */
export const EraHeld = ({ era }: { era: Era }) => {
  if (era.status !== 'held') return null
  const details = [...new Set([...era.balance.problems, ...era.findings])].filter(
    (sentence) => !era.held_reason?.includes(sentence),
  )
  return (
    <Alert
      color="amber"
      role="status"
      icon={<IconAlertTriangle aria-hidden />}
      title="On hold: nothing was posted"
    >
      <Text mb="xs">{era.held_reason ?? 'Review this remittance.'}</Text>
      {details.length > 0 && (
        <List size="sm" mb="xs">
          {details.map((sentence) => (
            <List.Item key={sentence}>{sentence}</List.Item>
          ))}
        </List>
      )}
      <Text fw={550} mb={era.abilities.post ? 'xs' : 0}>
        {nextStep(era)}
      </Text>
      <PostButton era={era} />
    </Alert>
  )
}

/** The step that takes a held remittance on. */
export const nextStep = (era: Era): string => {
  if (!era.balance.balanced) return 'Ask the payor for a corrected file and upload it.'
  if (era.abilities.post)
    return era.unmatched_count > 0
      ? 'Resolve the issues above, then post the remittance. Unmatched claims do not block posting. Their payments go to unapplied cash.'
      : 'Fix the issues above, then post the remittance. It is checked again when you post.'
  return 'Ask someone who can post remittances.'
}
