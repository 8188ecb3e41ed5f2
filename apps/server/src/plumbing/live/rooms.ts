import { isCaregiverRole, type Role } from '@homeward/domain/identity/roles'

/** Office screens follow the whole agency; a caregiver's phone asks for its own day instead. */
export const roomOfRole = (agencyId: string, role: Role): string =>
  `${isCaregiverRole(role) ? 'field' : 'office'}:${agencyId}`

/** Everything that one person has open in an agency, in the office or in the field. */
export const roomOfUser = (agencyId: string, userId: string): string => `user:${agencyId}:${userId}`

export const roomOfSession = (sessionId: string): string => `session:${sessionId}`

export type LiveEvent = { agency: string; topic: string; id: string }

/** Who hears an event: what somebody was told is theirs alone, the rest is the office's. */
export const audienceOf = ({ agency, topic, id }: LiveEvent): string =>
  topic === 'notifications' ? roomOfUser(agency, id) : `office:${agency}`
