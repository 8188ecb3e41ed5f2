import type { Careplan } from '@homeward/contract/care/careplans'
import { failureOf } from '@homeward/contract/failures'
import { Alert, Button } from '@mantine/core'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { to } from '../../plumbing/paths/to.ts'
import { PageLink } from '../../ui/page/page-link.tsx'
import { useToday } from '../../ui/text/today.ts'
import { aboveAuthorization, activeShifts, daysOf, drawnShift } from './shifts/planned.ts'

/** Why a care plan cannot be activated yet, with the way to mend it. */
export const CareplanHints = ({ careplan }: { careplan: Careplan }) => {
  const { abilities } = careplan
  const shifts = activeShifts(careplan)
  const isOver = careplan.end_date < useToday()
  if (!abilities.activate && !(abilities.edit && isOver)) return null
  const edit = abilities.edit && (
    <Button
      component={PageLink}
      href={to('careplan.edit', { clientId: careplan.client.id, careplanId: careplan.id })}
      size="compact-sm"
      variant="default"
      mt="xs"
    >
      Edit shifts
    </Button>
  )
  const missing = isOver
    ? failureOf('careplan_over').sentence
    : shifts.length === 0 && failureOf('careplan_without_shifts').sentence
  if (missing)
    return (
      <Alert color="blue" icon={<IconInfoCircle aria-hidden />} data-print="no">
        {missing}
        <div>{edit}</div>
      </Alert>
    )
  const above = aboveAuthorization(careplan, shifts.map(drawnShift), daysOf(careplan))
  if (above)
    return (
      <Alert color="red" icon={<IconAlertTriangle aria-hidden />} data-print="no">
        {above} It cannot be activated yet.
        <div>{edit}</div>
      </Alert>
    )
  return null
}
