import type { Careplan } from '@homeward/contract/care/careplans'
import { failureOf } from '@homeward/contract/failures'
import { Alert, Button } from '@mantine/core'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { to } from '../../plumbing/paths/to.ts'
import { PageLink } from '../../ui/page/page-link.tsx'

/** Why a care plan cannot be activated yet, with the way to mend it. */
export const CareplanHints = ({ careplan }: { careplan: Careplan }) => {
  const { abilities, shifts, planned_minutes, authorized_minutes } = careplan
  if (!abilities.activate) return null
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
  if (shifts.length === 0)
    return (
      <Alert color="blue" icon={<IconInfoCircle aria-hidden />} data-print="no">
        {failureOf('careplan_without_shifts').sentence}
        <div>{edit}</div>
      </Alert>
    )
  if (planned_minutes > (authorized_minutes ?? Infinity))
    return (
      <Alert color="red" icon={<IconAlertTriangle aria-hidden />} data-print="no">
        {failureOf('careplan_over_authorization').sentence} It cannot be activated yet.
        <div>{edit}</div>
      </Alert>
    )
  return null
}
