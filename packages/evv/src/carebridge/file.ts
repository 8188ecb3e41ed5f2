import type { Appointment } from './columns.ts'
import { columns } from './columns.ts'
import { writeLines } from './delimited.ts'

/** The text of an appointment as its line in the file. */
export const lineOf = (appointment: Appointment): string => writeLines([cellsOf(appointment)])

/** A file of appointments. That its first line names the columns is our reading. */
export const writeAppointments = (appointments: readonly Appointment[]): string =>
  writeLines([columns, ...appointments.map(cellsOf)])

const cellsOf = (appointment: Appointment): string[] =>
  columns.map((column) => appointment[column] ?? '')

type Named = { taxId: string; sequence: number; digest: string }

/** The name of a file, which no other content has. The vendor's own pattern is not public. */
export const fileName = ({ taxId, sequence, digest }: Named): string =>
  `APPOINTMENTS_${taxId}_${sequence}_${digest.slice(0, 8).toUpperCase()}.CSV`

/** Whether a file answers the one of this name. That answers are named after what they answer is our reading. */
export function isResponseTo(name: string, sent: string): boolean {
  const stem = sent.replace(/\.CSV$/i, '')
  return name.startsWith(`${stem}_RESPONSE`) && /\.CSV$/i.test(name)
}

/** What a daily report is about; null for other files, for those of tests and for other agencies. */
export function reportOf(name: string, taxId: string): 'errors' | 'status' | null {
  const [, kind, of] =
    /^APPOINTMENT_(ERRORS|STATUS)_[A-Z]{2}_(\d{9})_[A-Za-z0-9-]+_\d{14}\.CSV$/i.exec(name) ?? []
  if (kind === undefined || of !== taxId) return null
  return kind.toUpperCase() === 'ERRORS' ? 'errors' : 'status'
}
