import { type Capability, roleMay } from '../identity/capabilities.ts'
import { roles, type Role } from '../identity/roles.ts'
import { notificationKinds, type NotificationKind } from './notifications.ts'

/**
 * Whom a kind is told to: everybody who holds the capability; null where the person is named by what
 * happened. An accepted invite is told to whom it is from, and to the holders where that is nobody.
 */
const recipientCapability: Record<NotificationKind, Capability | null> = {
  invite_accepted: 'accounts.write',
  visit_late: 'visits.schedule',
  claim_rejected: 'claims.write',
  job_failed: 'agency.write',
  mention: null,
  credential_expiring: 'caregivers.write',
  alert_due: 'alerts.write',
}

/** The roles that are told of a kind because of what they may do. */
export const recipientRoles = (kind: NotificationKind): Role[] => {
  const capability = recipientCapability[kind]
  return capability === null ? [] : roles.filter((role) => roleMay(role, capability))
}

/** The kinds that can come to somebody who may do this and that. */
export const kindsFor = (may: (capability: Capability) => boolean): NotificationKind[] =>
  notificationKinds.filter((kind) => {
    const capability = recipientCapability[kind]
    return capability === null || may(capability)
  })
