import type { Database, Tx } from '../plumbing/db/pool.ts'
import { demoAgencyId } from './data/agency.ts'
import { onStage, type Stage } from './stage.ts'

const counter = 'demo.parts'

/** Every agency of the database. */
export const findAgencies = (db: Database) =>
  db.identity.selectFrom('agencies').select(['id', 'name', 'time_zone', 'created_at']).execute()

/** How many parts of the demo are there already; each is counted where it is made. */
export const countParts = async (stage: Stage): Promise<number> =>
  onStage(stage, async (tx) => {
    const row = await tx
      .selectFrom('counters')
      .select('last')
      .where('name', '=', counter)
      .executeTakeFirst()
    return row?.last ?? 0
  })

/** Counts a part in the transaction that makes it, so that it is there once or not at all. */
export const notePart = (tx: Tx, part: number) =>
  tx
    .insertInto('counters')
    .values({ agency_id: demoAgencyId, name: counter, last: part })
    .onConflict((conflict) => conflict.columns(['agency_id', 'name']).doUpdateSet({ last: part }))
    .execute()
