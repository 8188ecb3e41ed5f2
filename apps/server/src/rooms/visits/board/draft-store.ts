import { sql } from 'kysely'
import { Failure } from '../../../plumbing/failure.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'

/** Visits as they wait, held in the order of their ids; not found where one of them is not. */
export async function lockAdded(tx: Tx, ids: readonly string[]) {
  const asked = [...new Set(ids)]
  const rows = await tx
    .selectFrom('visits')
    .select(['id', 'status', 'draft', 'agent_id', 'scheduled_date', 'lock_version', 'careplan_id'])
    .where('id', '=', sql<string>`any(${asked}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  if (rows.length < asked.length) throw new Failure('not_found')
  return rows
}

const changed = (tx: Tx, ids: readonly string[], set: { draft: false } | typeof withdrawn) =>
  tx
    .updateTable('visits')
    .set({ ...set, lock_version: sql`lock_version + 1` })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()

const withdrawn = { status: 'archived', canceled_reason: 'Taken back.' } as const

export const publishAll = (tx: Tx, ids: readonly string[]) => changed(tx, ids, { draft: false })

export const archiveAll = (tx: Tx, ids: readonly string[]) => changed(tx, ids, withdrawn)

/** The accounts of caregivers, by caregiver; those without one hear of nothing. */
export async function accountsOf(tx: Tx, agentIds: readonly string[]) {
  const rows = await tx
    .selectFrom('agents')
    .select(['id', 'user_id'])
    .where('id', '=', sql<string>`any(${agentIds}::uuid[])`)
    .where('user_id', 'is not', null)
    .execute()
  return new Map(rows.map(({ id, user_id }) => [id, user_id ?? '']))
}
