import { buffer } from 'node:stream/consumers'
import type { Ctx } from '../../../plumbing/context.ts'
import type { InJob } from '../../../plumbing/jobs/in-job.ts'
import { storeFile } from '../../files/door.ts'
import { makeStatements } from './make-statements.ts'
import { findOwing, lockRun, type RunRecord, updateRun } from './run-store.ts'
import { statementPdf } from './statement-pdf.ts'
import { findStatementsOfRun } from './statement-store.ts'

/** Clients whose statements are made in one transaction. */
const batch = 50

/** Before the first client. */
const beforeAll = '00000000-0000-0000-0000-000000000000'

/**
 * Makes the statements of a run, some clients at a time, and then their PDF. It may stop anywhere and begin
 * again: who has a statement of the run gets no other. A cancellation is noticed before each batch.
 */
export async function writeStatements(
  within: InJob,
  runId: string,
  { lastTry }: { lastTry: boolean },
): Promise<void> {
  try {
    let after: string | null = beforeAll
    while (after !== null) {
      const from: string = after
      after = await within((ctx) => nextBatch(ctx, runId, from))
    }
    await within((ctx) => finish(ctx, runId))
  } catch (error) {
    if (lastTry) await within((ctx) => fail(ctx, runId))
    throw error
  }
}

/** Makes the next statements and says where it stopped; null where none is left or the run was canceled. */
async function nextBatch(ctx: Ctx, runId: string, after: string): Promise<string | null> {
  const run = await lockRun(ctx.tx, runId)
  if (run?.state !== 'waiting' && run?.state !== 'running') return null
  const ids = await findOwing(ctx.tx, runId, { after, most: batch })
  const made = await makeStatements(ctx, ids, {
    month: run.month.slice(0, 7),
    author: run.created_by_name,
    runId,
  })
  const done = run.clients_done + made.length
  await updateRun(ctx.tx, runId, {
    state: 'running',
    clients_done: done,
    clients_total: Math.max(run.clients_total, done),
    due_cents: made.reduce((sum, { dueCents }) => sum + dueCents, run.due_cents),
  })
  await ctx.live('statement_run', runId)
  return ids.length === batch ? (ids.at(-1) ?? null) : null
}

/** Puts all statements of the run into one file; where no client owed anything there is none. */
async function finish(ctx: Ctx, runId: string): Promise<void> {
  const run = await lockRun(ctx.tx, runId)
  if (run?.state !== 'running') return
  const fileId = run.clients_done > 0 ? await fileOf(ctx, run) : null
  const finished_at = ctx.now.toISOString()
  await updateRun(ctx.tx, runId, {
    state: 'done',
    clients_total: run.clients_done,
    file_id: fileId,
    finished_at,
  })
  await ctx.changed({
    action: 'statement_run.done',
    type: 'statement_run',
    id: runId,
    after: { clients: run.clients_done, due_cents: run.due_cents },
  })
}

async function fileOf(ctx: Ctx, run: RunRecord): Promise<string> {
  const rows = async function* () {
    let after = 0
    for (;;) {
      const some = await findStatementsOfRun(ctx.tx, run.id, after, batch)
      yield* some
      if (some.length < batch) return
      after = some.at(-1)?.number ?? after
    }
  }
  const { id } = await storeFile(ctx, {
    name: `statements-${run.month.slice(0, 7)}.pdf`,
    contentType: 'application/pdf',
    bytes: await buffer(statementPdf(ctx.agency, rows())),
  })
  return id
}

async function fail(ctx: Ctx, runId: string): Promise<void> {
  const run = await lockRun(ctx.tx, runId)
  if (run?.state !== 'waiting' && run?.state !== 'running') return
  await updateRun(ctx.tx, runId, { state: 'failed', finished_at: ctx.now.toISOString() })
  await ctx.changed({
    action: 'statement_run.failed',
    type: 'statement_run',
    id: runId,
    after: { clients: run.clients_done },
  })
}
