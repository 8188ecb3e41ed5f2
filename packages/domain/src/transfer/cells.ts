import type { CellKind } from './import-fields.ts'
import { ok, fail, type Result } from '../result.ts'

/**
 * The value of a cell as the record wants it; the failure is a sentence for the person who imports.
 * An empty cell is no value. Days are read as MM/DD/YYYY or YYYY-MM-DD, choices by code or label.
 */
export function cellValue(
  kind: CellKind,
  cell: string,
  choices: ReadonlyMap<string, string>,
): Result<string | string[] | null, string> {
  const text = cell.trim()
  if (text === '') return ok(null)
  switch (kind) {
    case 'text':
      return ok(text)
    case 'upper':
      return ok(text.toUpperCase().replaceAll(/[\s-]/g, ''))
    case 'digits':
      return ok(text.replaceAll(/\D/g, ''))
    case 'zip':
      return ok(zipOf(text))
    case 'state':
      return ok(text.length === 2 ? text.toUpperCase() : text)
    case 'day':
      return dayOf(text)
    case 'list':
      return ok(
        text
          .split(/[;|]/)
          .map((part) => part.trim())
          .filter((part) => part !== ''),
      )
    case 'choice':
    case 'lookup':
      return chosen(text, choices)
  }
}

/** Spreadsheets take the leading zeros of New England's ZIP codes away. */
const zipOf = (text: string): string => (/^\d{3,4}$/.test(text) ? text.padStart(5, '0') : text)

function dayOf(text: string): Result<string, string> {
  const typed = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text)
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(text)
  const [year, month, day] = typed ? [typed[3], typed[1], typed[2]] : iso ? iso.slice(1) : []
  if (!year || !month || !day) return fail(`“${text}” is not a date like 03/14/1948.`)
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const real = new Date(`${written}T00:00:00Z`)
  const exists = !Number.isNaN(real.getTime()) && real.toISOString().startsWith(written)
  return exists ? ok(written) : fail(`“${text}” is not a day of the calendar.`)
}

function chosen(text: string, choices: ReadonlyMap<string, string>): Result<string, string> {
  const code = choices.get(keyOf(text))
  if (code !== undefined) return ok(code)
  return fail(`“${text}” is not known here. Use one of the values that the form offers.`)
}

const keyOf = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')

/** Choices by every spelling: the code and the label, upper or lower case, spaces or dashes. */
export const choicesOf = (labels: Readonly<Record<string, string>>): Map<string, string> =>
  new Map(
    Object.entries(labels).flatMap(([code, label]) => [
      [keyOf(code), code],
      [keyOf(label), code],
    ]),
  )
