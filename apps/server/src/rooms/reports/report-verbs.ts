import type { Endpoint } from '@homeward/contract/endpoint'
import type { Report } from '@homeward/contract/reports/report-calls'
import {
  mostPdfRows,
  type ReportFormat,
  type ReportStatus,
} from '@homeward/domain/reports/vocabulary'
import { checkDateOrder } from '@homeward/domain/time/day-range'
import { v7 as uuid } from 'uuid'
import { officesOf } from '../../plumbing/actor.ts'
import type { Ctx } from '../../plumbing/context.ts'
import type { Paging } from '../../plumbing/db/page.ts'
import { Failure, found, unwrap } from '../../plumbing/failure.ts'
import type { Route } from '../../plumbing/http/verb.ts'
import { tell } from '../../plumbing/records/signals.ts'
import { storedActor } from '../../plumbing/stored-actor.ts'
import { presentReport } from './present-report.ts'
import type { Asked, ReportKind } from './report-kind.ts'
import { handOver } from './take-up.ts'
import {
  findAlike,
  findReport,
  findReports,
  insertReport,
  lockReport,
  takeTurn,
  updateReport,
} from './store.ts'

/** A request that is repeated so soon (milliseconds) is the same one. */
const repeated = 300_000

type Calls = Record<'list' | 'get' | 'create' | 'update', Endpoint>

type New<Filter> = Asked<Filter> & { format: ReportFormat }

type ReportVerbs<Filter> = {
  readonly routes: readonly Route[]
  /** Has a report made, for a room that does it without a call. */
  create(ctx: Ctx, input: New<Filter>): Promise<Report>
  /** The same for a call that may be repeated: within five minutes the same request gets the same report. */
  createOnce(ctx: Ctx, input: New<Filter>): Promise<Report>
}

/** The verbs of a kind of report, from its declaration in the contract. */
export function reportVerbs<Row, Filter extends object>(
  kind: ReportKind<Row, Filter>,
  calls: Calls,
): ReportVerbs<Filter> {
  const { type } = kind
  const get = async (ctx: Ctx, { id }: { id: string }): Promise<Report> =>
    presentReport(ctx, found(await findReport(ctx.tx, type, id)))

  const list = async (ctx: Ctx, input: { status: ReportStatus } & Paging) => {
    const { rows, meta } = await findReports(ctx.tx, { ...input, kind: type })
    return { data: rows.map((row) => presentReport(ctx, row)), meta }
  }

  const create = async (ctx: Ctx, input: New<Filter>) => {
    const { start_date, end_date, format } = input
    unwrap(checkDateOrder({ startDate: start_date, endDate: end_date }))
    await kind.words(ctx, input)
    const isTooLong =
      format === 'pdf' && (await kind.count(ctx, input, mostPdfRows + 1)) > mostPdfRows
    if (isTooLong) throw new Failure('report_too_long')
    const actor = storedActor.parse(ctx.actor)
    const id = uuid()
    const asked = { start_date, end_date, format, filter: filterOf(input) }
    await insertReport(ctx.tx, {
      agency_id: ctx.agency.id,
      id,
      kind: type,
      ...asked,
      author: actor.name,
      created_at: ctx.now.toISOString(),
      actor,
      offices: officesOf(actor) as string[] | null,
    })
    await tell(ctx, type, 'created', { id, after: asked })
    await handOver(ctx, kind.job, id)
    return get(ctx, { id })
  }

  const createOnce = async (ctx: Ctx, input: New<Filter>) => {
    const { start_date, end_date, format } = input
    const asked = { start_date, end_date, format, filter: filterOf(input) }
    const { name: author } = storedActor.parse(ctx.actor)
    const about = JSON.stringify([type, author, asked])
    await takeTurn(ctx.tx, { agencyId: ctx.agency.id, about })
    const since = new Date(ctx.now.getTime() - repeated)
    const alike = await findAlike(ctx.tx, { kind: type, author, since, ...asked })
    return alike ? get(ctx, alike) : create(ctx, input)
  }

  const update = async (ctx: Ctx, input: { id: string; status: 'archived' | 'completed' }) => {
    const before = found(await lockReport(ctx.tx, type, input.id))
    if (before.status === input.status) return presentReport(ctx, before)
    if (input.status === 'completed' && before.file_id === null) {
      throw new Failure('report_has_no_file')
    }
    const isArchived = input.status === 'archived'
    await updateReport(ctx.tx, input.id, {
      status: input.status,
      archived_at: isArchived ? ctx.now.toISOString() : null,
    })
    const ended = before.status === 'pending' ? 'canceled' : 'archived'
    await tell(ctx, type, isArchived ? ended : 'restored', {
      id: input.id,
      before: { status: before.status },
      after: { status: input.status },
    })
    return get(ctx, input)
  }

  const given = <I>(endpoint: Endpoint, run: (ctx: Ctx, input: I) => Promise<unknown>) =>
    Object.assign(run, { kind: 'agency' as const, endpoint })
  const routes = [
    given(calls.list, list),
    given(calls.get, get),
    given(calls.create, create),
    given(calls.update, update),
  ]
  return { routes, create, createOnce }
}

/** What a report was narrowed to: everything but its days and its format. */
const filterOf = (input: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(input).filter(
      ([name, value]) =>
        typeof value === 'string' && !['start_date', 'end_date', 'format'].includes(name),
    ),
  )
