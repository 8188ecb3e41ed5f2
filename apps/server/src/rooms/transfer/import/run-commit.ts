import type { Ctx } from '../../../plumbing/context.ts'
import { alone } from './alone-store.ts'
import { type ChoicesOf, examineRow } from './examine-row.ts'
import { findOwnRecords, nextRows, type Problem, updateRow, waitForOtherImports } from './store.ts'
import type { Work } from './work.ts'

const batch = 50

/** Brings in the rows that were found right, a batch in one transaction; goes on where it stopped. */
export async function runCommit(work: Work): Promise<void> {
  const choices = await work.within((ctx) => work.kind.choices(ctx))
  const cells = new Map(work.sheet.rows.map((row) => [row.line, row.cells]))
  let done = work.rowsDone
  for (;;) {
    const left = await work
      .within(async (ctx) => {
        // Two imports with the same people in them wait for each other, so that each sees the other's.
        await waitForOtherImports(ctx.tx, ctx.agency.id)
        const rows = await nextRows(ctx.tx, work.id, 'ok', batch)
        for (const { line } of rows) await bringIn(ctx, work, choices, line, cells.get(line) ?? [])
        done += rows.length
        if (rows.length > 0 && !(await work.note(ctx, done))) throw new CanceledHere()
        return rows.length
      })
      .catch(whereCanceled)
    if (left === null) return
    if (left < batch) break
  }
  await work.finish('committed')
}

async function bringIn(
  ctx: Ctx,
  work: Work,
  choices: ChoicesOf,
  line: number,
  cells: readonly string[],
): Promise<unknown> {
  const at = { import_id: work.id, line }
  const { input, problems } = examineRow({ ...work, choices }, work.sheet, cells)
  // What could be chosen when the row was checked may be gone by now.
  if (problems.length > 0) return updateRow(ctx.tx, at, { state: 'wrong', problems })
  const same = await addedSince(ctx, work, input)
  if (same) return updateRow(ctx.tx, at, { state: 'duplicate', problems: [same] })

  let made = {}
  const refused = await alone(ctx, async () => {
    const { id, version } = await work.kind.create(ctx, input)
    made = { record_id: id, record_version: version }
  })
  const outcome = refused
    ? { state: 'wrong' as const, problems: refused }
    : { state: 'created' as const, ...made }
  return updateRow(ctx.tx, at, outcome)
}

/** Who came since the row was checked; those of this import were compared with each other then. */
async function addedSince(ctx: Ctx, work: Work, input: object): Promise<Problem | undefined> {
  const same = await work.kind.same(ctx, input)
  const ids = same.map(({ id }) => id)
  const own = await findOwnRecords(ctx.tx, work.id, ids)
  const other = same.find(({ id }) => !own.has(id))
  return other && { field: 'row', sentence: other.sentence }
}

class CanceledHere extends Error {}

const whereCanceled = (error: unknown): null => {
  if (error instanceof CanceledHere) return null
  throw error
}
