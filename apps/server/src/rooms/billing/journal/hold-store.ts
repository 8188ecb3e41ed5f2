import { sql } from 'kysely'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure } from '../../../plumbing/failure.ts'

const key = ({ agency }: Ctx) => sql`hashtextextended(${`journal ${agency.id}`}, 0)`

/** Whoever posts holds the months as they are until the transaction ends; many may at once. */
export const holdMonths = (ctx: Ctx) =>
  sql`select pg_advisory_xact_lock_shared(${key(ctx)})`.execute(ctx.tx)

/**
 * Whoever closes or opens a month needs that nobody posts meanwhile. It does not wait for them: postings that came
 * later would wait behind it, for as long as a large remittance takes.
 */
export async function holdMonthsAlone(ctx: Ctx): Promise<void> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(${key(ctx)}) as mine`.execute(ctx.tx)
  if (!rows[0]?.mine) throw new Failure('journal_busy')
}
