import type { Insertable, Updateable } from 'kysely'
import type { Tx } from '../../plumbing/db/pool.ts'
import type { Shifts } from '../../plumbing/db/schema.generated.ts'
import { servicesOfShift } from './service-store.ts'

/** Every shift that a plan has or had, by number; numbers are not given again. */
export const findShifts = (tx: Tx, careplanId: string) =>
  tx
    .selectFrom('shifts')
    .select((eb) => [
      'id',
      'number',
      'scheduled_time',
      'scheduled_duration',
      'recurring_rule',
      'agent_id',
      'status',
      'series_start',
      servicesOfShift(eb).as('services'),
    ])
    .where('careplan_id', '=', careplanId)
    .orderBy('number')
    .execute()

export type ShiftRow = Awaited<ReturnType<typeof findShifts>>[number]

export const insertShift = (tx: Tx, row: Insertable<Shifts>) =>
  tx.insertInto('shifts').values(row).execute()

export const saveShift = (tx: Tx, id: string, set: Updateable<Shifts>) =>
  tx.updateTable('shifts').set(set).where('id', '=', id).execute()

/** The agents who exist and are active. */
export const findActiveAgents = async (tx: Tx, ids: readonly string[]): Promise<Set<string>> => {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom('agents')
    .select('id')
    .where('id', 'in', ids)
    .where('status', '=', 'active')
    .execute()
  return new Set(rows.map((row) => row.id))
}
