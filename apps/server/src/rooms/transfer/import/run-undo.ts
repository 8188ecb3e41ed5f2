import type { Ctx } from '../../../plumbing/context.ts'
import { type Reference, referencesTo } from '../../../plumbing/db/references.ts'
import { alone } from './alone-store.ts'
import { nextRows, type Problem, updateRow } from './store.ts'
import { findReferring } from './touched-store.ts'
import type { Work } from './work.ts'

const batch = 50

/** Undoes imported records that no one has worked with since. */
export async function runUndo(work: Work): Promise<void> {
  // Sessions are not ours to read: whoever signed in was invited before, which is told by their invite.
  const { table, parts } = work.kind
  const references = await work.within((ctx) => referencesTo(ctx.tx, table, parts))
  let done = 0
  for (;;) {
    const left = await work.within(async (ctx) => {
      const rows = await nextRows(ctx.tx, work.id, 'created', batch)
      for (const row of rows) {
        const kept = row.record_id
          ? await takeBack(ctx, work, references, { ...row, record_id: row.record_id })
          : null
        await updateRow(
          ctx.tx,
          { import_id: work.id, line: row.line },
          kept ? { state: 'kept', problems: kept } : { state: 'undone' },
        )
      }
      done += rows.length
      await work.note(ctx, done)
      return rows.length
    })
    if (left < batch) break
  }
  await work.finish('undone')
}

type Created = { record_id: string; record_version: number | null }

async function takeBack(
  ctx: Ctx,
  work: Work,
  references: readonly Reference[],
  { record_id: id, record_version: made }: Created,
): Promise<Problem[] | null> {
  const now = await work.kind.version(ctx, id)
  if (made !== null && now !== made) return told('It was changed after the import.')
  const referring = await findReferring(ctx.tx, references, id)
  if (referring.length > 0) return told(`It is in use: ${words(referring)}.`)
  return alone(ctx, () => work.kind.takeBack(ctx, id))
}

const told = (sentence: string): Problem[] => [{ field: 'row', sentence }]

const words = (tables: readonly string[]): string =>
  tables.map((table) => table.replaceAll('_', ' ')).join(', ')
