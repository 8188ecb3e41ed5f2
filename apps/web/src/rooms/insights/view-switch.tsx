import { SegmentedControl } from '@mantine/core'
import { useFlatQuery, useSetFlatQuery } from '../../plumbing/paths/use-params.ts'
import { useUser } from '../../plumbing/session/session.ts'
import { type DashboardView, firstView, offeredViews } from './views.ts'

const labels: Record<DashboardView, string> = {
  owner: 'Everything',
  coordinator: 'Coordinator',
  nurse: 'Nurse',
  billing: 'Billing',
}

/** The view of the dashboard that the address names, otherwise that of the person's role. */
export const useView = (): DashboardView => {
  const { role } = useUser()
  const { view } = useFlatQuery()
  return offeredViews(role).find((offered) => offered === view) ?? firstView(role)
}

/** Looks at the dashboard as somebody who does other work; only for those who see all of it. */
export const ViewSwitch = () => {
  const { role } = useUser()
  const view = useView()
  const change = useSetFlatQuery()
  const offered = offeredViews(role)
  if (offered.length === 0) return null
  return (
    <SegmentedControl
      size="xs"
      aria-label="View"
      value={view}
      data={offered.map((value) => ({ value, label: labels[value] }))}
      onChange={(chosen) => change({ view: chosen === firstView(role) ? undefined : chosen })}
    />
  )
}
