import { sql } from 'kysely'
import { Failure } from '../failure.ts'
import type { Tx } from './pool.ts'

/** Runs a part of a transaction that may be refused. A refusal takes back all that the part did, and is answered. */
export async function attempt<T>(tx: Tx, work: () => Promise<T>): Promise<T | Failure> {
  await sql`savepoint attempt`.execute(tx)
  try {
    const done = await work()
    await sql`release savepoint attempt`.execute(tx)
    return done
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    await sql`rollback to savepoint attempt`.execute(tx)
    return error
  }
}

/** Runs work whose changes, and all that they would send, are taken back; what it found out is answered. */
export async function withoutTrace<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint without_trace`.execute(tx)
  const done = await work()
  await sql`rollback to savepoint without_trace`.execute(tx)
  await sql`release savepoint without_trace`.execute(tx)
  return done
}
