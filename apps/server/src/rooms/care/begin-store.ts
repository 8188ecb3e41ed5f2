import { sql } from 'kysely'
import type { Tx } from '../../plumbing/db/pool.ts'

/**
 * Scheduled plans with shifts that apply today; but for one that would put aside a plan in force which began
 * on the same day or later, such as an old one that somebody restored: that is for a person to decide.
 */
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
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('careplans as later')
            .select('later.id')
            .whereRef('later.agency_id', '=', 'careplans.agency_id')
            .whereRef('later.spends', '=', 'careplans.spends')
            .whereRef('later.start_date', '>=', 'careplans.start_date')
            .whereRef('later.start_date', '<=', 'careplans.end_date')
            .where('later.status', '=', 'active')
            .where('later.end_date', '>=', today),
        ),
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
