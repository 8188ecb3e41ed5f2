import type { Ctx } from '../../../plumbing/context.ts'
import { type Choices, examineRow } from './examine-row.ts'
import { deleteRows, type FoundRow, insertRows } from './store.ts'
import type { Work } from './work.ts'

const batch = 100

/** Looks at every row without writing a record: what is wrong, and who is there already. */
export async function runCheck(work: Work): Promise<void> {
  const { sheet } = work
  const seen = new Map<string, number>()
  const choices = await work.within(async (ctx) => {
    await deleteRows(ctx.tx, work.id)
    return work.kind.choices(ctx)
  })
  for (let from = 0; from < sheet.rows.length; from += batch) {
    const goOn = await work.within(async (ctx) => {
      const rows: FoundRow[] = []
      for (const [at, row] of sheet.rows.slice(from, from + batch).entries()) {
        // The headings are line 1.
        rows.push(await examine(ctx, work, choices, seen, row, from + at + 2))
      }
      await insertRows(ctx.tx, { agency_id: ctx.agency.id, import_id: work.id }, rows)
      return work.note(ctx, Math.min(from + batch, sheet.rows.length))
    })
    if (!goOn) return
  }
  await work.finish('checked')
}

async function examine(
  ctx: Ctx,
  work: Work,
  choices: Choices,
  seen: Map<string, number>,
  row: readonly string[],
  line: number,
): Promise<FoundRow> {
  const { input, problems } = examineRow({ ...work, choices }, work.sheet, row)
  if (problems.length > 0) return { line, state: 'wrong', problems }
  const same = JSON.stringify(input).toLowerCase()
  const before = seen.get(same)
  seen.set(same, before ?? line)
  const told = before
    ? `The same row stands in line ${before}.`
    : await work.kind.duplicate(ctx, input)
  return told
    ? { line, state: 'duplicate', problems: [{ field: 'row', sentence: told }] }
    : { line, state: 'ok', problems: [] }
}
