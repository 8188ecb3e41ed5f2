import type { Tx } from '../plumbing/db/pool.ts'

/** The caregivers of the demo, by last name. */
export const findCaregivers = (tx: Tx) =>
  tx
    .selectFrom('agents')
    .select(['id', 'last_name', 'role', 'status', 'phone'])
    .where('type', '=', 'Caregiver')
    .orderBy('last_name')
    .orderBy('id')
    .execute()

export type DemoCaregiver = Awaited<ReturnType<typeof findCaregivers>>[number]
