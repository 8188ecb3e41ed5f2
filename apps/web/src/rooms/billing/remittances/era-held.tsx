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
      title="Held: nothing of it is posted"
    >
      <Text mb="xs">{era.held_reason ?? 'A person has to look at it.'}</Text>
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
  if (!era.balance.balanced) return 'Ask the payor for a corrected file and upload that one.'
  if (era.abilities.post)
    return era.unmatched_count > 0
      ? 'Settle what is said above, then post it. Claims without a match do not keep it: their money waits.'
      : 'Fix the problems above, then post it: it is checked again.'
  return 'Ask someone who may post remittances.'
}
