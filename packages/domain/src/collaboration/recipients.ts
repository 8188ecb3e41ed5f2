import { type Capability, roleMay } from '../identity/capabilities.ts'
import { heldWithinOffices } from '../identity/office-limit.ts'
import { roles, type Role } from '../identity/roles.ts'
import { notificationKinds, type NotificationKind } from './notifications.ts'

/**
 * Who is notified of a kind: everyone with the capability; null if the event names the person. An accepted
 * invite notifies its sender, or the people with the capability if there is none.
 */
const recipientCapability: Record<NotificationKind, Capability | null> = {
  invite_accepted: 'accounts.write',
  visit_late: 'visits.schedule',
  visit_missed: 'visits.schedule',
  claim_rejected: 'claims.write',
  answer_overdue: 'claims.write',
  evv_silent: 'verifications.write',
  job_failed: 'agency.write',
  mention: null,
  credential_expiring: 'caregivers.write',
  authorization_ending: 'authorizations.write',
  alert_due: 'alerts.write',
  visit_offered: null,
  offer_answered: 'visits.schedule',
  schedule_published: null,
  caregiver_reported: 'visits.schedule',
  pay_question: 'payroll.write',
  pay_answered: null,
  leave_answered: null,
}

/** The roles that are notified of a kind because of their capabilities. */
export const recipientRoles = (kind: NotificationKind): Role[] => {
  const capability = recipientCapability[kind]
  return capability === null ? [] : roles.filter((role) => roleMay(role, capability))
}

/** Whether a kind comes to those of its roles who are limited to offices. */
export const comesWithinOffices = (kind: NotificationKind): boolean => {
  const capability = recipientCapability[kind]
  return capability === null || heldWithinOffices(capability)
}

/** The kinds that someone with these capabilities can get. */
export const kindsFor = (may: (capability: Capability) => boolean): NotificationKind[] =>
  notificationKinds.filter((kind) => {
    const capability = recipientCapability[kind]
    return capability === null || may(capability)
  })
