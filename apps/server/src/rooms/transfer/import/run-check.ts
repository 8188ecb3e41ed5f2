import type { Ctx } from '../../../plumbing/context.ts'
import { rehearsed } from './alone-store.ts'
import { type ChoicesOf, examineRow } from './examine-row.ts'
import type { Row } from '../../../plumbing/csv/sheet.ts'
import { deleteRows, type FoundRow, insertRows, type Problem } from './store.ts'
import type { Work } from './work.ts'

const batch = 100

/** Lines of rows by what tells a person from others. */
type Seen = Map<string, number>

/**
 * Looks at every row without keeping a record: what is wrong, and who is there already. Each row that
 * looks right is brought in and undone at once, so that nothing is promised that would be refused.
 */
export async function runCheck(work: Work): Promise<void> {
  const { sheet } = work
  const seen: Seen = new Map()
  const choices = await work.within(async (ctx) => {
    await deleteRows(ctx.tx, work.id)
    return work.kind.choices(ctx)
  })
  for (let from = 0; from < sheet.rows.length; from += batch) {
    const goOn = await work.within(async (ctx) => {
      const rows: FoundRow[] = []
      for (const row of sheet.rows.slice(from, from + batch)) {
        rows.push(await examine(ctx, work, choices, seen, row))
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
  choices: ChoicesOf,
  seen: Seen,
  { line, cells }: Row,
): Promise<FoundRow> {
  const wrong = (problems: Problem[]): FoundRow => ({ line, state: 'wrong', problems })
  const { input, problems } = examineRow({ ...work, choices }, work.sheet, cells)
  if (problems.length > 0) return wrong(problems)
  const told =
    sameInFile(seen, line, [...work.kind.traits(input), JSON.stringify(input).toLowerCase()]) ??
    (await work.kind.same(ctx, input))[0]?.sentence
  if (told !== undefined)
    return { line, state: 'duplicate', problems: [{ field: 'row', sentence: told }] }
  const refused = await rehearsed(ctx, async () => void (await work.kind.create(ctx, input)))
  return refused ? wrong(refused) : { line, state: 'ok', problems: [] }
}

function sameInFile(seen: Seen, line: number, traits: readonly string[]): string | undefined {
  const [before] = traits.flatMap((trait) => seen.get(trait) ?? [])
  for (const trait of traits) if (!seen.has(trait)) seen.set(trait, line)
  return before === undefined ? undefined : `The same person is in row ${before}.`
}
