import type { Capability } from '@homeward/domain/identity/capabilities'
import {
  defaultReportStatus,
  reportFormats,
  reportStatuses,
} from '@homeward/domain/reports/vocabulary'
import { z } from 'zod'
import { endpoint, page, record } from '../endpoint.ts'
import { abilities, day, id, instant, paging } from '../fields.ts'

export const Report = z.object({
  id,
  status: z.enum(reportStatuses),
  format: z.enum(reportFormats),
  start_date: day,
  end_date: day,
  /** What it was narrowed to, as it was asked for. */
  filter: z.record(z.string(), z.string()),
  /** The status that it was narrowed to; `all` where it was not. */
  export_scope: z.string(),
  /** How many invoices its rows stand on; null for reports that are not about money. */
  total_invoices: z.int().nullable(),
  /** How many rows it has; null until they are counted. */
  rows_total: z.int().nullable(),
  rows_done: z.int(),
  error: z.string().nullable(),
  author: z.string(),
  created_at: instant,
  /** When its file was done. */
  exported_at: instant.nullable(),
  byte_size: z.int().nullable(),
  /** Where its file can be read, for five minutes; null for the format that it does not have. */
  csv_file_url: z.string().nullable(),
  pdf_file_url: z.string().nullable(),
  abilities,
})
export type Report = z.infer<typeof Report>

/** The days of a report; both are included, and both are required. */
export const reportDays = { start_date: day, end_date: day }

type Declaration<Path extends string, Filter extends z.ZodRawShape> = {
  /** The room that the report's records belong to. */
  room: string
  path: Path
  /** What it lists, such as `visits`. */
  of: string
  permission: Capability
  /** What it can be narrowed to beside its days; every field is optional. */
  filter: Filter
  spec: { list?: string; create?: string; update?: string }
}

/** The calls of one kind of report. `apps/server/src/rooms/reports/report-kind.ts` says how to add a kind. */
export const reportCalls = <Path extends string, Filter extends z.ZodRawShape>({
  room,
  path,
  of,
  permission,
  filter,
  spec,
}: Declaration<Path, Filter>) => ({
  list: endpoint({
    room,
    ...(spec.list && { spec: spec.list }),
    summary: `List reports of ${of}, newest first`,
    method: 'GET',
    path,
    permission,
    input: { status: z.enum(reportStatuses).default(defaultReportStatus), ...paging(20) },
    returns: page(Report),
  }),
  get: endpoint({
    room,
    summary: `Get a report of ${of} with its progress and the address of its file`,
    method: 'GET',
    path: `${path}/:id` as const,
    permission,
    returns: record(Report),
  }),
  create: endpoint({
    room,
    ...(spec.create && { spec: spec.create }),
    summary: `Make a report of ${of} between two days; a job writes its file`,
    method: 'POST',
    path,
    permission,
    needsAnswer: true,
    input: { ...reportDays, format: z.enum(reportFormats).default('csv'), ...filter },
    returns: record(Report),
    fails: ['date_order', 'report_too_long'],
    limit: 'export',
  }),
  update: endpoint({
    room,
    ...(spec.update && { spec: spec.update }),
    summary: `Archive a report of ${of} or restore it; to archive one in progress cancels it`,
    method: 'PATCH',
    path: `${path}/:id` as const,
    permission,
    needsAnswer: true,
    input: { status: z.enum(['archived', 'completed']) },
    returns: record(Report),
    fails: ['report_has_no_file'],
  }),
})
