import {
  isUnderWay,
  type OrderLine,
  orderLines,
  readOrderLine,
  yearOfFile,
} from '@homeward/domain/agency/icd-order-file'
import { createHash } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { fileBytes } from '../../files/door.ts'
import {
  completeRelease,
  countCodes,
  deleteRelease,
  findReleaseOf,
  type ImportRow,
  insertCodes,
  insertRelease,
  lockImport,
  updateImport,
  switchRelease,
} from './import-store.ts'
import { loadTask } from './start-diagnosis-code-import.ts'

/** Lines of one run. It ends within a second, so progress shows and a cancellation takes effect. */
const linesAtOnce = 5000

/** Loads the next lines of a file, and hands the rest to another run. */
export async function loadCodes(ctx: Ctx, importId: string): Promise<void> {
  const row = await lockImport(ctx.tx, importId)
  if (!row || !isUnderWay(row.status)) return
  const bytes = await fileBytes(ctx, row.file_id)
  const sha256 = createHash('sha256').update(bytes).digest()
  const lines = orderLines(bytes.toString('utf8'))
  const known = await findReleaseOf(ctx.tx, sha256)
  if (known) return finish(ctx, row, known.id, lines.length)

  const next = lines.slice(row.rows_read, row.rows_read + linesAtOnce)
  const read = readLines(next, row.rows_read)
  if (typeof read === 'string') return giveUp(ctx, row, read, lines.length)

  const releaseId = row.release_id ?? (await startRelease(ctx, row.file_name))
  await insertCodes(ctx.tx, releaseId, read)
  const rowsRead = row.rows_read + next.length
  if (rowsRead === lines.length) {
    await completeRelease(ctx.tx, releaseId, sha256, ctx.now)
    await countCodes(ctx.tx)
    return finish(ctx, { ...row, release_id: releaseId }, releaseId, lines.length)
  }
  await updateImport(ctx.tx, row.id, {
    status: 'running',
    release_id: releaseId,
    rows_read: rowsRead,
    rows_total: lines.length,
  })
  await ctx.live('diagnosis_code_import', row.id)
  await ctx.enqueue(loadTask, { import_id: row.id }, { key: `${loadTask}:${row.id}:${rowsRead}` })
}

/** The codes of some lines, or a sentence about the unreadable ones. */
function readLines(lines: readonly string[], before: number): OrderLine[] | string {
  if (lines.length === 0) return 'The file has no lines.'
  const codes: OrderLine[] = []
  for (const [at, line] of lines.entries()) {
    const read = readOrderLine(line)
    if (!read.ok) {
      return `Line ${before + at + 1} is not in the order file format. Load the icd10cm_order_….txt file that CMS publishes.`
    }
    codes.push(read.value)
  }
  return codes
}

async function startRelease(ctx: Ctx, fileName: string): Promise<string> {
  const id = uuid()
  const year = yearOfFile(fileName)
  await insertRelease(ctx.tx, { id, year, name: year === null ? 'ICD-10-CM' : `ICD-10-CM ${year}` })
  return id
}

async function finish(ctx: Ctx, row: ImportRow, releaseId: string, total: number): Promise<void> {
  await switchRelease(ctx.tx, ctx.agency.id, releaseId)
  await close(ctx, row, {
    status: 'done',
    release_id: releaseId,
    rows_total: total,
    rows_read: total,
  })
  // Someone else loaded the same file in the meantime, and that release stays.
  if (row.release_id !== null && row.release_id !== releaseId) {
    await deleteRelease(ctx.tx, row.release_id)
  }
}

async function giveUp(ctx: Ctx, row: ImportRow, error: string, total: number): Promise<void> {
  await close(ctx, row, { status: 'failed', error, release_id: null, rows_total: total })
  if (row.release_id !== null) await deleteRelease(ctx.tx, row.release_id)
}

async function close(
  ctx: Ctx,
  row: ImportRow,
  end: Partial<ImportRow> & { status: 'done' | 'failed' },
): Promise<void> {
  await updateImport(ctx.tx, row.id, { ...end, finished_at: ctx.now.toISOString() })
  await ctx.changed({
    action: end.status === 'done' ? 'diagnosis_codes.loaded' : 'diagnosis_codes.load_failed',
    type: 'diagnosis_code_import',
    id: row.id,
    before: { status: row.status },
    after: end,
  })
}
