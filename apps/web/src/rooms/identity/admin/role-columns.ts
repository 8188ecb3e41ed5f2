import { capabilitiesOf } from '@homeward/domain/identity/capabilities'
import { type Role, roleLabels, roles } from '@homeward/domain/identity/roles'

/** Roles that may do exactly the same, as one column of the table. */
export type RoleColumn = { key: string; label: string; roles: readonly Role[] }

/** Every role in the order of the office, those with the same rights together. */
export const roleColumns = (): RoleColumn[] => {
  const byRights = new Map<string, Role[]>()
  for (const role of roles) {
    const rights = capabilitiesOf(role).join()
    byRights.set(rights, [...(byRights.get(rights) ?? []), role])
  }
  return [...byRights.values()].map((same) => ({
    key: same.join(),
    label: same.map((role) => roleLabels[role]).join(', '),
    roles: same,
  }))
}
