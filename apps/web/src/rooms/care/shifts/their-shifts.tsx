import type { Careplan } from '@homeward/contract/care/careplans'
import { Alert, Button, Text } from '@mantine/core'
import { IconGitMerge } from '@tabler/icons-react'
import { activeShifts } from './planned.ts'
import { ShiftLines } from './shift-lines.tsx'

type Props = {
  /** The plan as it was when the form was opened. */
  opened: Careplan
  /** The plan as the server has it now. */
  newest: Careplan
  onTake: () => void
}

/** Says that somebody else changed the shifts while they were being edited, and shows theirs. */
export const TheirShifts = ({ opened, newest, onTake }: Props) => {
  if (newest.lock_version === opened.lock_version || sameShifts(opened, newest)) return null
  return (
    <Alert
      color="amber"
      role="alert"
      icon={<IconGitMerge aria-hidden />}
      title="Somebody else changed the shifts meanwhile"
    >
      <Text size="sm">These are theirs. Take them, or go on with yours below.</Text>
      <ShiftLines shifts={activeShifts(newest)} />
      <Button size="compact-sm" variant="default" mt="xs" onClick={onTake}>
        Take their shifts
      </Button>
    </Alert>
  )
}

const sameShifts = (a: Careplan, b: Careplan): boolean =>
  JSON.stringify(activeShifts(a)) === JSON.stringify(activeShifts(b))
