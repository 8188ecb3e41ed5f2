import type { Database, Tx } from '../plumbing/db/pool.ts'
import { demoAgencyId } from './data/agency.ts'
import { onStage, type Stage } from './stage.ts'

/** The counters of the two rows of parts. */
export type Row = 'demo.parts' | 'demo.parts_beside'

/** Every agency of the database. */
export const findAgencies = (db: Database) =>
  db.identity.selectFrom('agencies').select(['id', 'name', 'time_zone', 'created_at']).execute()

/** How many parts of a row are there already; each is counted where it is made. */
export const countParts = async (stage: Stage, row: Row): Promise<number> =>
  onStage(stage, async (tx) => {
    const counted = await tx
      .selectFrom('counters')
      .select('last')
      .where('name', '=', row)
      .executeTakeFirst()
    return counted?.last ?? 0
  })

/** Counts a part in the transaction that makes it, so that it is there once or not at all. */
export const notePart = (tx: Tx, row: Row, part: number) =>
  tx
    .insertInto('counters')
    .values({ agency_id: demoAgencyId, name: row, last: part })
    .onConflict((conflict) => conflict.columns(['agency_id', 'name']).doUpdateSet({ last: part }))
    .execute()
