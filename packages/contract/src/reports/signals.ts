import type { ReportKindName } from '@homeward/domain/reports/vocabulary'
import { z } from 'zod'
import { id } from '../fields.ts'
import type { Jobs } from '../signal.ts'

/** What the job of a kind is handed. */
export const reportJob = z.object({ agency_id: id, report_id: id })

export const jobs = { 'reports.forget_files': z.object({}) } as const satisfies Jobs

const acts = [
  'created',
  'made',
  'failed',
  'canceled',
  'archived',
  'restored',
  'file_removed',
] as const

/** The acts of one kind of report in the audit trail; `act-phrases.ts` says what each reads as. */
export const reportActions = <const Kind extends ReportKindName>(kind: Kind) =>
  // `fromEntries` loses the names from the type.
  Object.fromEntries(acts.map((act) => [`${kind}.${act}`, kind])) as {
    [Act in (typeof acts)[number] as `${Kind}.${Act}`]: Kind
  }
