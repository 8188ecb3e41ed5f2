import type { Era } from '@homeward/contract/remittances'
import { Alert, List, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { countOf } from '../count-words.ts'

/** Why a remittance is held and what to do next; nothing where it is posted. */
export const EraHeld = ({ era }: { era: Era }) => {
  if (era.status !== 'held') return null
  const details = [...new Set([...era.balance.problems, ...era.findings])].filter(
    (sentence) => sentence !== era.held_reason,
  )
  return (
    <Alert
      color="amber"
      role="status"
      icon={<IconAlertTriangle aria-hidden />}
      title={`Held: ${era.held_reason ?? 'a person has to look at it.'}`}
    >
      {details.length > 0 && (
        <List size="sm" mb="xs">
          {details.map((sentence) => (
            <List.Item key={sentence}>{sentence}</List.Item>
          ))}
        </List>
      )}
      <Text fw={550}>{nextStep(era)}</Text>
    </Alert>
  )
}

/** The step that takes a held remittance on. */
export const nextStep = (era: Era): string => {
  if (era.abilities.post) return 'Everything is settled now: post it.'
  if (!era.balance.balanced)
    return 'Nothing of it is posted. Ask the payor for a corrected file and upload that one.'
  if (era.unmatched_count > 0)
    return `Find our claim for ${countOf(era.unmatched_count, 'claim')} under “Unmatched”, then post it.`
  return 'Nothing of it is posted, and it is kept as it came. Ask somebody who may post remittances.'
}
