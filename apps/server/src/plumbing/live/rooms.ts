import { type Topic, topics } from '@homeward/contract/signals'
import { roleMay } from '@homeward/domain/identity/capabilities'
import { isCaregiverRole, type Role } from '@homeward/domain/identity/roles'

/** Who listens, as whom. */
export type Listener = {
  readonly agencyId: string
  readonly role: Role
  readonly superAdmin: boolean
}

/**
 * What somebody hears of: the records that they may read. Those of the field may read their own alone,
 * which no topic tells apart: their phones ask for their own day instead.
 */
export function topicsHeard({ role, superAdmin }: Listener): Topic[] {
  const all = Object.keys(topics) as Topic[]
  if (superAdmin) return all
  return isCaregiverRole(role) ? [] : all.filter((topic) => roleMay(role, topics[topic]))
}

export const roomOfTopic = (agencyId: string, topic: Topic): string => `topic:${agencyId}:${topic}`

/** Everything that one person has open in an agency, in the office or in the field. */
export const roomOfUser = (agencyId: string, userId: string): string => `user:${agencyId}:${userId}`

export const roomOfSession = (sessionId: string): string => `session:${sessionId}`
