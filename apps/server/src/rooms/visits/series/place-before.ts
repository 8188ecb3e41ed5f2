import type { VisitPlace } from '@homeward/contract/visits/series'
import type { Following } from './following-store.ts'

type Before = Pick<
  Following,
  'id' | 'agent_id' | 'scheduled_date' | 'scheduled_time' | 'scheduled_duration' | 'hand_edited'
> & { services: readonly { id: string; minutes: number | null }[] }

/** Where a visit stood before a change that gave it a version. */
export const placeBefore = (before: Before, lockVersion: number): VisitPlace => ({
  id: before.id,
  lock_version: lockVersion,
  agent_id: before.agent_id,
  scheduled_date: before.scheduled_date,
  scheduled_time: before.scheduled_time,
  scheduled_duration: before.scheduled_duration,
  services: before.services.map(({ id, minutes }) => ({ id, minutes })),
  edited: before.hand_edited,
})
