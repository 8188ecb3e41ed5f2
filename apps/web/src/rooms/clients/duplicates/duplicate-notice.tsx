import type { LikelyClient } from '@homeward/contract/clients/merge'
import { Alert, Button, Text } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { LikelyList } from './likely-list.tsx'

type Props = {
  matches: readonly LikelyClient[]
  /** Before the form is sent again, with the word that a person looked. */
  onSomebodyElse: () => void
}

/** Saving was stopped because somebody like this is there: who, why, and the way on. */
export const DuplicateNotice = ({ matches, onSomebodyElse }: Props) => {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [matches])
  return (
    <Alert
      ref={notice}
      tabIndex={-1}
      color="amber"
      icon={<IconUsers aria-hidden />}
      title="Possible duplicate"
    >
      <Text size="sm">
        The client was not added yet. Check whether one of these is the same person.
      </Text>
      <LikelyList matches={matches} />
      <Button type="submit" size="xs" variant="default" onClick={onSomebodyElse}>
        Not a duplicate, add anyway
      </Button>
    </Alert>
  )
}

/** A quiet word while somebody types. */
export const DuplicateHint = ({ matches }: { matches: readonly LikelyClient[] }) =>
  matches.length === 0 ? null : (
    <Alert color="blue" icon={<IconUsers aria-hidden />} role="status">
      <Text size="sm" fw={550}>
        {matches.length === 1
          ? '1 existing client looks like this person.'
          : `${matches.length} existing clients look like this person.`}
      </Text>
      <LikelyList matches={matches} />
    </Alert>
  )
