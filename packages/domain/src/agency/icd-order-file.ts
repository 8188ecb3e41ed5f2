import { fail, ok, type Result } from '../result.ts'

/** One line of the order file: a code, or a heading that a claim cannot have. */
export type OrderLine = {
  /** Without the dot. */
  code: string
  billable: boolean
  description: string
  longDescription: string
}

/**
 * Reads one line of the order file that CMS publishes each year (icd10cm_order_YYYY.txt), columns counted
 * from 1: order number 1-5, code 7-13, header flag 15 (0 heading, 1 code), short description 17-76, long
 * description from 78. Fails if a line has another form.
 */
export const readOrderLine = (line: string): Result<OrderLine, 'line_unreadable'> => {
  const code = line.slice(6, 13).trimEnd()
  const flag = line.slice(14, 15)
  const description = line.slice(16, 76).trim()
  const longDescription = line.slice(77).trim()
  const reads =
    /^\d{5} $/.test(line.slice(0, 6)) &&
    /^[A-Z]\d[0-9A-Z]{1,5}$/.test(code) &&
    (flag === '0' || flag === '1') &&
    description !== ''
  if (!reads) return fail('line_unreadable')
  return ok({
    code,
    billable: flag === '1',
    description,
    longDescription: longDescription === '' ? description : longDescription,
  })
}

/** The lines of an order file, without the empty one at its end. */
export const orderLines = (text: string): string[] =>
  text.split(/\r?\n/).filter((line) => line.trim() !== '')

/** The year in the name of an order file: 2026 of 'icd10cm_order_2026.txt'; null without one. */
export const yearOfFile = (name: string): number | null => {
  const year = Number(/(?:^|\D)(20\d{2})(?:\D|$)/.exec(name)?.[1])
  return Number.isNaN(year) ? null : year
}

/** The state of a file of codes that is being loaded. */
export const importStatuses = ['waiting', 'running', 'done', 'failed', 'canceled'] as const
export type ImportStatus = (typeof importStatuses)[number]
export const importStatusLabels: Record<ImportStatus, string> = {
  waiting: 'Waiting',
  running: 'Running',
  done: 'Done',
  failed: 'Failed',
  canceled: 'Canceled',
}

/** Whether a load has not finished, so it can be canceled. */
export const isUnderWay = (status: ImportStatus): boolean =>
  status === 'waiting' || status === 'running'
