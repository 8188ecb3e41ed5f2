import { exportValues } from '@homeward/domain/payroll/exports'
import { z } from 'zod'
import { line } from '../fields.ts'

/** The columns of a payroll file, in order: a header and what stands below it. */
export const exportColumns = z
  .array(z.strictObject({ header: line(80), value: z.enum(exportValues) }))
  .min(1)
  .max(40)
