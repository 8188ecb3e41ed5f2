import type { Ctx } from '../../../plumbing/context.ts'
import { Failure } from '../../../plumbing/failure.ts'
import { type Choices, examineRow } from './examine-row.ts'
import { nextRows, orUndone, type Problem, updateRow } from './store.ts'
import type { Work } from './work.ts'

const batch = 50

/** Brings in the rows that were found right, a batch in one transaction; goes on where it stopped. */
export async function runCommit(work: Work): Promise<void> {
  const choices = await work.within((ctx) => work.kind.choices(ctx))
  let done = work.rowsDone
  for (;;) {
    const left = await work
      .within(async (ctx) => {
        const rows = await nextRows(ctx.tx, work.id, 'ok', batch)
        for (const { line } of rows) await bringIn(ctx, work, choices, line)
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

/** Takes back what was brought in and that nobody worked with since. */
export async function runUndo(work: Work): Promise<void> {
  let done = 0
  for (;;) {
    const left = await work.within(async (ctx) => {
      const rows = await nextRows(ctx.tx, work.id, 'created', batch)
      for (const { line, record_id: id } of rows) {
        const refused = await alone(ctx, () => work.kind.takeBack(ctx, id ?? ''))
        await updateRow(
          ctx.tx,
          { import_id: work.id, line },
          {
            state: refused ? 'kept' : 'undone',
            ...(refused && { problems: refused }),
          },
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

async function bringIn(ctx: Ctx, work: Work, choices: Choices, line: number): Promise<void> {
  const row = work.sheet.rows[line - 2] ?? []
  const { input } = examineRow({ ...work, choices }, work.sheet, row)
  let id: string | null = null
  const refused = await alone(ctx, async () => {
    id = await work.kind.create(ctx, input)
  })
  await updateRow(
    ctx.tx,
    { import_id: work.id, line },
    {
      state: refused ? 'wrong' : 'created',
      record_id: id,
      ...(refused && { problems: refused }),
    },
  )
}

/** Does one row so that its refusal undoes that row alone; answers why it was refused. */
async function alone(ctx: Ctx, work: () => Promise<void>): Promise<Problem[] | null> {
  try {
    await orUndone(ctx.tx, work)
    return null
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const fields = Object.entries(error.fields)
    return fields.length === 0
      ? [{ field: 'row', sentence: error.message }]
      : fields.map(([field, [sentence]]) => ({ field, sentence: sentence ?? error.message }))
  }
}

class CanceledHere extends Error {}

const whereCanceled = (error: unknown): null => {
  if (error instanceof CanceledHere) return null
  throw error
}
