import { withoutNumbers } from '../masking.ts'
import type { Problem } from '../telling.ts'
import { keyColumns } from './columns.ts'
import { visitOf } from './ids.ts'
import { namedRows } from './visit-file.ts'

/** What a log says of one row of a file. */
export type Logged = {
  visitId: string
  /** Of the sending that it speaks of; null if it does not say. */
  sequence: number | null
  outcome: 'accepted' | 'rejected'
  vendorKey: string | null
  problems: Problem[]
}

const statusNames = ['status', 'import status', 'result']
const reasonNames = ['error message', 'failure reason', 'error', 'errors', 'message', 'reason']
const successes = new Set(['success', 'successful', 'accepted', 'imported', 'y'])

/**
 * A response log. Published are its name and that it says why rows failed; which columns it has is our
 * reading: the row's Schedule ID, a status, and reasons parted by |. Rows of other programs are left out.
 */
export const readLog = (text: string): Logged[] =>
  namedRows(text).flatMap((row): Logged[] => {
    const visitId = visitOf(row.get(keyColumns.visit.toLowerCase()) ?? '')
    if (visitId === null) return []
    const reasons = valueOf(row, reasonNames)
      .split('|')
      .map((reason) => reason.trim())
      .filter((reason) => reason !== '')
    const status = valueOf(row, statusNames).toLowerCase()
    const isAccepted = status === '' ? reasons.length === 0 : successes.has(status)
    return [
      {
        visitId,
        sequence: Number(row.get(keyColumns.sequence.toLowerCase())) || null,
        outcome: isAccepted ? 'accepted' : 'rejected',
        vendorKey: row.get(keyColumns.vendorKey.toLowerCase()) || null,
        problems: isAccepted ? [] : problemsOf(reasons, status),
      },
    ]
  })

const valueOf = (row: ReadonlyMap<string, string>, names: readonly string[]): string =>
  names.map((name) => row.get(name)).find((value) => value !== undefined && value !== '') ?? ''

const problemsOf = (reasons: readonly string[], status: string): Problem[] =>
  (reasons.length > 0 ? reasons : [`The log says ${status || 'nothing'} and gives no reason.`]).map(
    (message) => ({ code: null, message: withoutNumbers(message) }),
  )

/** The logs that answer a file, the later ones last; a row of a later log replaces what was said before. */
export const logsOf = (file: string, names: readonly string[]): string[] => {
  const stem = file.replace(/\.csv$/i, '').toLowerCase()
  const isLog = (name: string) =>
    [`${stem}_log.csv`, `${stem}_reprocess_log.csv`].includes(name.toLowerCase())
  return names.filter(isLog).toSorted((a, b) => a.length - b.length)
}

/** Logs of rows that HHAeXchange tried again by itself, which come on later days. */
export const isLaterLog = (name: string): boolean => /^VISITS_.*_Reprocess_Log\.CSV$/i.test(name)
