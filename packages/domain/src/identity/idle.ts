import { isCaregiverRole, type Role } from './roles.ts'

/** Minutes without activity after which a session outside of an agency ends. */
export const usualIdleMinutes = 30

/**
 * The shortest idle limit of a caregiver's session, in minutes. A phone sleeps through a long visit, and a
 * caregiver in a client's home must not have to sign in again to check out.
 */
export const caregiverIdleMinutes = 12 * 60

/** Minutes without activity after which a session ends, in a role and by an agency's setting. */
export const idleMinutes = (role: Role | null, setting: number | null): number =>
  role !== null && isCaregiverRole(role)
    ? Math.max(setting ?? usualIdleMinutes, caregiverIdleMinutes)
    : (setting ?? usualIdleMinutes)
