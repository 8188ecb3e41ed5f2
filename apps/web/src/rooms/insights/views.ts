import type { Capability } from '@homeward/domain/identity/capabilities'
import type { Role } from '@homeward/domain/identity/roles'

/** The parts of the dashboard, and what a person needs to be shown each. */
const panelNeeds = {
  coverage: 'visits.schedule',
  exceptions: 'visits.review',
  money: 'claims.read',
  hours: 'authorizations.read',
  expiring: 'caregivers.read',
  feed: 'visits.read',
} as const satisfies Record<string, Capability>
export type PanelName = keyof typeof panelNeeds

/** The work that the dashboard is looked at for. */
export type DashboardView = 'owner' | 'coordinator' | 'nurse' | 'billing'

const panelsOf: Record<DashboardView, readonly PanelName[]> = {
  owner: ['coverage', 'exceptions', 'money', 'hours', 'expiring', 'feed'],
  coordinator: ['coverage', 'exceptions', 'feed', 'expiring', 'hours'],
  nurse: ['exceptions', 'expiring', 'feed', 'hours'],
  billing: ['money', 'hours', 'exceptions', 'expiring'],
}

const viewOfRole: Partial<Record<Role, DashboardView>> = {
  manager: 'coordinator',
  nurse: 'nurse',
  billing_admin: 'billing',
}

/** The view that a role starts with. */
export const firstView = (role: Role | null): DashboardView => (role && viewOfRole[role]) ?? 'owner'

/** Whoever sees all of it may look at it as the others do. */
export const offeredViews = (role: Role | null): readonly DashboardView[] =>
  firstView(role) === 'owner' ? ['owner', 'coordinator', 'billing'] : []

/** The parts of a view that a person may see, in order. */
export const shownPanels = (
  view: DashboardView,
  can: (capability: Capability) => boolean,
): PanelName[] => panelsOf[view].filter((name) => can(panelNeeds[name]))
