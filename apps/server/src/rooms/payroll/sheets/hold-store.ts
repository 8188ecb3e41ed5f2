import { sql } from 'kysely'
import type { Ctx } from '../../../plumbing/context.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'

const key = (name: string) => sql`hashtextextended(${`payroll ${name}`}, 0)`

/**
 * Holds the pay of one person until the transaction ends: all of that person's weeks, since what one owes another
 * pays. Transactions about other people do not wait, one about everybody does.
 */
export const holdPerson = ({ tx, agency }: Ctx, agentId: string) =>
  sql`select pg_advisory_xact_lock_shared(${key(agency.id)}),
    pg_advisory_xact_lock(${key(`${agency.id} ${agentId}`)})`.execute(tx)

/** Holds the pay of everybody. A transaction that holds a person never asks for it, so no two wait for each other. */
export const holdEverybody = ({ tx, agency }: { tx: Tx; agency: { id: string } }) =>
  sql`select pg_advisory_xact_lock(${key(agency.id)})`.execute(tx)

/** Holds the pay of one person, or of everybody. */
export const holdPay = (ctx: Ctx, agentId: string | null) =>
  agentId === null ? holdEverybody(ctx) : holdPerson(ctx, agentId)
