import type { Endpoint } from '@homeward/contract/endpoint'
import type { Report } from '@homeward/contract/reports/report-calls'
import type { z } from 'zod'

type One = { kind: 'record'; schema: typeof Report }

/** The calls of a kind of report, as `reportCalls` declares them. */
export type ReportCalls = {
  list: Endpoint<string, z.ZodObject, { kind: 'page'; schema: typeof Report }>
  get: Endpoint<string, z.ZodObject, One>
  create: Endpoint<string, z.ZodObject, One>
  update: Endpoint<string, z.ZodObject, One>
}
