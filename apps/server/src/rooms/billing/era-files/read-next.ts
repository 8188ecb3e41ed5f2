import { v7 as uuid } from 'uuid'
import { type Ctx, makeCtx } from '../../../plumbing/context.ts'
import { agencyContext } from '../../../plumbing/db/agency-context.ts'
import { isBusy } from '../../../plumbing/db/busy.ts'
import type { Database, Tx } from '../../../plumbing/db/pool.ts'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { Failure } from '../../../plumbing/failure.ts'
import type { AppServices } from '../../../plumbing/services.ts'
import { ingestRemittances } from '../remittances/ingest.ts'
import { bringer } from './bringer.ts'
import { brokenOff, sentenceOf } from './broken-off.ts'
import type { Progress } from './progress.ts'
import { findNext, takeTurn, updateEraFile } from './store.ts'

/** One attempt at a file. What it writes outside its transaction counts only until a later attempt starts. */
type Attempt = { id: string; tries: number; actor: unknown; file_id: string }

/** The most attempts at a file. */
const mostTries = 3

/**
 * Reads and posts the oldest file of an agency that is not done, all of it in one transaction. A process
 * that dies leaves nothing of it, and the next attempt starts again.
 */
export async function readNext(
  services: AppServices,
  db: Database,
  agencyId: string,
): Promise<'done' | 'none' | 'busy'> {
  const begun: Attempt[] = []
  const within = <T>(tx: Tx, attempt: Attempt, work: (ctx: Ctx) => Promise<T>) =>
    agencyContext(tx).then((agency) =>
      work(
        makeCtx(services, tx, {
          agency,
          actor: bringer.parse(attempt.actor),
          requestId: uuid(),
        }),
      ),
    )
  const beside = <T>(attempt: Attempt, work: (ctx: Ctx) => Promise<T>) =>
    inAgency(db, agencyId, (tx) => within(tx, attempt, work))

  const work = async (tx: Tx): Promise<'done' | 'none' | 'busy'> => {
    if (!(await takeTurn(tx, agencyId))) return 'busy'
    const next = await findNext(tx)
    if (!next) return 'none'
    if (next.tries >= mostTries) {
      await within(tx, next, (ctx) => brokenOff(ctx, next, sentenceOf(null)))
      return 'done'
    }
    const attempt = { ...next, tries: next.tries + 1 }
    await beside(next, (ctx) =>
      note(ctx, next, { state: 'reading', claims_done: 0, tries: attempt.tries }),
    )
    begun.push(attempt)
    const progress: Progress = async (state, { total, done }) => {
      // Open screens see it before the commit; nothing depends on it.
      const goesOn = await beside(attempt, (ctx) =>
        note(ctx, attempt, { state, claims_total: total, claims_done: done }),
      ).catch(() => true)
      if (!goesOn) throw new CalledOff()
    }
    await within(tx, attempt, async (ctx) => {
      const { repeated } = await ingestRemittances(ctx, attempt.file_id, progress)
      const finished_at = services.clock().toISOString()
      const done = { state: 'done' as const, repeated, error: null, finished_at }
      if (!(await note(ctx, attempt, done))) throw new CalledOff()
    })
    return 'done'
  }

  return inAgency(db, agencyId, work).catch(async (error: unknown): Promise<'done'> => {
    const [attempt] = begun
    if (!attempt) throw error
    if (error instanceof CalledOff) return 'done'
    if (!isOver(error, attempt)) {
      const tries = isWait(error) ? attempt.tries - 1 : attempt.tries
      await beside(attempt, (ctx) => note(ctx, attempt, { state: 'waiting', tries }))
      throw error
    }
    services.log.error(
      { agency: agencyId, file: attempt.id, err: error },
      'a file of remittances failed',
    )
    await beside(attempt, (ctx) => brokenOff(ctx, attempt, sentenceOf(error)))
    return 'done'
  })
}

/** Someone canceled or restarted the work in the meantime: none of it counts. */
class CalledOff extends Error {}

/** The database is away, or someone has locked what we need: that is not the file's fault. */
const isWait = (error: unknown): boolean =>
  isBusy(error) || (error instanceof Failure && error.retryAfter !== undefined)

/** A refusal by a rule repeats the next time. */
const isOver = (error: unknown, { tries }: Attempt): boolean =>
  !isWait(error) && (error instanceof Failure || tries >= mostTries)

async function note(
  ctx: Ctx,
  attempt: Attempt,
  change: Parameters<typeof updateEraFile>[2],
): Promise<boolean> {
  const changed = await updateEraFile(ctx.tx, attempt, change)
  if (changed) await ctx.live('era_file', attempt.id)
  return changed
}
