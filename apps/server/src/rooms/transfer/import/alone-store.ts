import { sql } from 'kysely'
import { say } from '../../../plumbing/language/say.ts'
import type { Ctx } from '../../../plumbing/context.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { Failure } from '../../../plumbing/failure.ts'
import type { Problem } from './store.ts'

/** Does one row so that its refusal undoes that row alone; answers why it was refused. */
export const alone = (ctx: Ctx, work: () => Promise<void>): Promise<Problem[] | null> =>
  within(ctx.tx, work, 'kept')

/** Does one row and undoes it, whatever came of it; answers why it would be refused. */
export const rehearsed = (ctx: Ctx, work: () => Promise<void>): Promise<Problem[] | null> =>
  within(ctx.tx, work, 'undone')

async function within(
  tx: Tx,
  work: () => Promise<void>,
  success: 'kept' | 'undone',
): Promise<Problem[] | null> {
  await sql`savepoint one_row`.execute(tx)
  try {
    await work()
    if (success === 'undone') await sql`rollback to savepoint one_row`.execute(tx)
    await sql`release savepoint one_row`.execute(tx)
    return null
  } catch (error) {
    await sql`rollback to savepoint one_row`.execute(tx)
    if (!(error instanceof Failure)) throw error
    const fields = Object.entries(error.fields)
    return fields.length === 0
      ? [{ field: 'row', sentence: error.message }]
      : fields.map(([field, [sentence]]) => ({
          field,
          sentence: say('en', sentence ?? error.said),
        }))
  }
}
