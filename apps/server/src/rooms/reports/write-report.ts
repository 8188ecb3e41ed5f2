import { createHash } from 'node:crypto'
import { formatDateTime, formatDay } from '@homeward/domain/dates'
import type { ReportFormat } from '@homeward/domain/reports/vocabulary'
import { v7 as uuid } from 'uuid'
import { officesOf } from '../../plumbing/actor.ts'
import { type Ctx, makeCtx } from '../../plumbing/context.ts'
import { agencyContext } from '../../plumbing/db/agency-context.ts'
import type { Database } from '../../plumbing/db/pool.ts'
import { inAgency } from '../../plumbing/db/transaction.ts'
import { tell } from '../../plumbing/records/signals.ts'
import type { AppServices } from '../../plumbing/services.ts'
import { storedActor } from '../../plumbing/stored-actor.ts'
import { keepMade, removeBytes } from '../files/door.ts'
import type { Asked, ReportKind } from './report-kind.ts'
import { takeUp } from './take-up.ts'
import { lockReport, noteProgress, updateReport } from './store.ts'
import { csvPieces } from './write-csv.ts'
import { pdfPieces } from './write-pdf.ts'

/** Rows that are read at once. */
const batch = 1000
/** Progress is noted this often (milliseconds), so that telling it costs nothing. */
const pause = 500

const mediaTypes: Record<ReportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
}

class Canceled extends Error {}

type Progress = { rows_total?: number; rows_done?: number; total_invoices?: number }

type At = { agencyId: string; reportId: string; lastTry: boolean }

/**
 * Writes the file of a report, a batch of rows at a time, with the rights of the person who asked. It may stop
 * anywhere and begin again. A cancellation is noticed where the progress is noted, and leaves no file.
 */
export async function writeReport<Row, Filter>(
  services: AppServices,
  db: Database,
  kind: ReportKind<Row, Filter>,
  { agencyId, reportId, lastTry }: At,
): Promise<void> {
  const claimed = await takeUp(services, db, kind.job, { agencyId, reportId })
  if (!claimed) return
  const actor = storedActor.parse(claimed.actor)
  const within = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> =>
    inAgency(
      db,
      agencyId,
      async (tx) =>
        work(makeCtx(services, tx, { agency: await agencyContext(tx), actor, requestId: uuid() })),
      { offices: officesOf(actor) },
    )
  const note = async (progress: Progress) => {
    const noted = { ...progress, noted_at: services.clock().toISOString() }
    const isOn = await inAgency(db, agencyId, (tx) => noteProgress(tx, reportId, noted))
    if (!isOn) throw new Canceled()
  }
  const { start_date, end_date, format } = claimed
  const asked = { ...(claimed.filter as object), start_date, end_date } as Asked<Filter>

  const columns = kind.columns.filter(({ share }) => format === 'csv' || share > 0)

  async function* batches(total: number): AsyncGenerator<string[][]> {
    let after: Row | null = null
    let done = 0
    let notedAt = performance.now()
    for (;;) {
      const cells: { rows: readonly Row[]; texts: string[][] } = await within(async (ctx) => {
        const rows = await kind.rows(ctx, asked, { after, most: batch })
        return {
          rows,
          texts: rows.map((row) => columns.map((column) => column.text(row, ctx))),
        }
      })
      if (cells.rows.length > 0) yield cells.texts
      done += cells.rows.length
      if (cells.rows.length < batch) break
      after = cells.rows.at(-1) ?? null
      if (performance.now() - notedAt < pause) continue
      notedAt = performance.now()
      await note({ rows_done: Math.min(done, total) })
    }
    await note({ rows_done: done, rows_total: done })
  }

  try {
    const { total, invoices, head } = await within(async (ctx) => ({
      total: await kind.count(ctx, asked),
      invoices: await kind.countInvoices?.(ctx, asked),
      head: {
        title: kind.title,
        lines: [
          ctx.agency.name,
          `${formatDay(start_date)} to ${formatDay(end_date)}`,
          ...(await kind.words(ctx, asked)),
        ],
        made: `Made by ${actor.name}, ${formatDateTime(ctx.now, ctx.agency.timeZone)}`,
      },
    }))
    await note({ rows_total: total, ...(invoices !== undefined && { total_invoices: invoices }) })
    const pieces =
      format === 'csv'
        ? csvPieces(
            columns.map(({ label }) => label),
            batches(total),
          )
        : pdfPieces(head, columns, batches(total))
    const hash = createHash('sha256')
    let byteSize = 0
    const measured = async function* () {
      for await (const piece of pieces) {
        hash.update(piece)
        byteSize += piece.length
        yield piece
      }
    }
    const received = await services.storage.receive(reportId, measured())
    try {
      await received.keep()
    } finally {
      await received.drop()
    }
    await within(async (ctx) => {
      const now = await lockReport(ctx.tx, kind.type, reportId)
      if (now?.status !== 'pending') throw new Canceled()
      await keepMade(ctx, {
        id: reportId,
        name: `${kind.title.toLowerCase()}-${start_date}-to-${end_date}.${format}`,
        contentType: mediaTypes[format],
        byteSize,
        sha256: hash.digest(),
      })
      await updateReport(ctx.tx, reportId, {
        status: 'completed',
        file_id: reportId,
        byte_size: byteSize,
        exported_at: ctx.now.toISOString(),
      })
      await tell(ctx, kind.type, 'made', {
        id: reportId,
        before: { status: 'pending' },
        after: { status: 'completed', rows: now.rows_done, byte_size: byteSize },
      })
    })
  } catch (error) {
    const isOver = error instanceof Canceled || lastTry
    // What is tried again writes over what was kept; otherwise nothing stays.
    if (isOver) await within((ctx) => removeBytes(ctx, [reportId]))
    if (error instanceof Canceled) return
    await failed(within, kind, reportId, lastTry)
    throw error
  }
}

const failed = <Row, Filter>(
  within: (work: (ctx: Ctx) => Promise<void>) => Promise<void>,
  kind: ReportKind<Row, Filter>,
  id: string,
  lastTry: boolean,
): Promise<void> =>
  within(async (ctx) => {
    const isOn = await noteProgress(ctx.tx, id, {
      noted_at: null,
      error: lastTry
        ? 'The report could not be written.'
        : 'The report failed and will be retried.',
    })
    if (!isOn || !lastTry) return
    await updateReport(ctx.tx, id, { status: 'failed' })
    await tell(ctx, kind.type, 'failed', { id, after: { status: 'failed' } })
  })
