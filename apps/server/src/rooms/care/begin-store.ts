import { sql } from 'kysely'
import type { Tx } from '../../plumbing/db/pool.ts'

/** Scheduled plans with shifts that apply today. */
export const findBegun = (tx: Tx, today: string) =>
  tx
    .selectFrom('careplans')
    .select('id')
    .where('status', '=', 'scheduled')
    .where('start_date', '<=', today)
    .where('end_date', '>=', today)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('shifts')
          .select('id')
          .whereRef('shifts.agency_id', '=', 'careplans.agency_id')
          .whereRef('shifts.careplan_id', '=', 'careplans.id')
          .where('shifts.status', '=', 'active'),
      ),
    )
    .orderBy('start_date')
    .orderBy('id')
    .execute()

/** Runs work whose failure leaves the rest of the transaction as it was. */
export async function alone<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint alone`.execute(tx)
  try {
    const done = await work()
    await sql`release savepoint alone`.execute(tx)
    return done
  } catch (error) {
    await sql`rollback to savepoint alone`.execute(tx)
    throw error
  }
}
