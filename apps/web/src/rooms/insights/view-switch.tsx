import { to } from '../../plumbing/paths/to.ts'
import { useFlatQuery } from '../../plumbing/paths/use-params.ts'
import { useUser } from '../../plumbing/session/session.ts'
import { PageLink } from '../../ui/page/page-link.tsx'
import styles from './dashboard.module.css'
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
  const shown = useView()
  const others = Object.entries(useFlatQuery()).filter(([name]) => name !== 'view')
  const offered = offeredViews(role)
  const addressOf = (view: DashboardView) =>
    to(
      'dashboard',
      {},
      {
        ...Object.fromEntries(others),
        ...(view !== firstView(role) && { view }),
      },
    )
  if (offered.length === 0) return null
  return (
    <nav aria-label="View" className={styles.views}>
      {offered.map((view) => (
        <PageLink key={view} href={addressOf(view)} aria-current={view === shown || undefined}>
          {labels[view]}
        </PageLink>
      ))}
    </nav>
  )
}
