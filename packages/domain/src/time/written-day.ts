import { fail, ok, type Result } from '../result.ts'

/**
 * A day as a file has it: MM/DD/YYYY or YYYY-MM-DD, also followed by a time, or with a two-digit year, which
 * for the day on which a person was born may not be ambiguous. A failure is a sentence.
 */
export function writtenDay(text: string, { born = false } = {}): Result<string, string> {
  const typed = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:\s+\d.*)?$/.exec(text)
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[\sT].*)?$/.exec(text)
  const [year, month, day] = typed ? [typed[3], typed[1], typed[2]] : iso ? iso.slice(1) : []
  if (!year || !month || !day) return fail(`“${text}” is not a date. Enter a date like 03/14/1948.`)
  if (born && year.length === 2 && Number(year) <= lastOfThisCentury)
    return fail(`“${text}” could mean 19${year} or 20${year}. Enter a four-digit year.`)
  const written = `${wholeYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const real = new Date(`${written}T00:00:00Z`)
  // The calendar has no year 0.
  const exists =
    wholeYear(year) !== '0000' &&
    !Number.isNaN(real.getTime()) &&
    real.toISOString().startsWith(written)
  return exists ? ok(written) : fail(`“${text}” is not a valid date.`)
}

/** Two digits of a year up to this one are of this century, as the fields for days read them. */
const lastOfThisCentury = 30

const wholeYear = (year: string): string => {
  if (year.length === 4) return year
  return Number(year) <= lastOfThisCentury ? `20${year}` : `19${year}`
}
