import type { JobName, JobPayload } from '@homeward/contract/signals'
import type { ReportKindName } from '@homeward/domain/reports/vocabulary'
import type { Ctx } from '../../plumbing/context.ts'

/** The days and the filter that somebody asked for. */
export type Asked<Filter = Record<string, unknown>> = Filter & {
  readonly start_date: string
  readonly end_date: string
}

/** A column of a report, the same in both formats. */
type ReportColumn<Row> = {
  readonly label: string
  /** Its part of a page's width, in relation to the others; 0 where it is in the CSV alone. */
  readonly share: number
  /** Numbers are set at the end of their column, and stay numbers in a spreadsheet. */
  readonly number?: true
  text(row: Row, ctx: Ctx): string
}

/** Jobs that write a report. */
export type ReportJob = {
  [J in JobName]: JobPayload<J> extends { report_id: string } ? J : never
}[JobName]

/**
 * One kind of report: rows between two days. To add a kind:
 *
 * 1. Name it in `reportKinds` (`packages/domain/src/reports/vocabulary.ts`; a new migration widens the check of
 *    `reports.kind`) and in `packages/domain/src/identity/record-types.ts`.
 * 2. Declare its calls with `reportCalls` and export each (`packages/contract/src/visits/reports.ts`). In the room's
 *    `signals.ts` add its job (`reportJob`), its topic, and `...reportActions('…')`.
 * 3. Write a `ReportKind` in the room of its records (`apps/server/src/rooms/visits/reports/visit-report.ts`), its
 *    verbs with `reportVerbs(kind, calls)`, and its job with `reportTask(kind)`.
 * 4. Show it with `ReportsScreen` (`apps/web/src/rooms/visits/reports/visit-reports-screen.tsx`).
 *
 * The job reads as the person who asked: what the person may not see is not in the report.
 */
export type ReportKind<Row, Filter> = {
  readonly type: ReportKindName
  /** The job that writes it. */
  readonly job: ReportJob
  /** The heading of a PDF, and the beginning of a file's name. */
  readonly title: string
  readonly columns: readonly ReportColumn<Row>[]
  /** How many rows there are; counts no further than `most`. */
  count(ctx: Ctx, asked: Asked<Filter>, most?: number): Promise<number>
  /** How many invoices the rows stand on, for a kind that is about money. */
  countInvoices?(ctx: Ctx, asked: Asked<Filter>): Promise<number>
  /** The next rows in the report's order, after the last one of the page before. */
  rows(
    ctx: Ctx,
    asked: Asked<Filter>,
    page: { after: Row | null; most: number },
  ): Promise<readonly Row[]>
  /** What the filter means, in words for the head of a PDF; not found where it names a record that is not. */
  words(ctx: Ctx, asked: Asked<Filter>): Promise<readonly string[]>
}
