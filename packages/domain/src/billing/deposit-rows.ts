import { fail, ok, type Result } from '../result.ts'
import { writtenDay } from '../time/written-day.ts'

/** What a row of a bank's file says of a deposit. */
export const depositFields = ['bank_date', 'amount', 'trace_number'] as const
type DepositField = (typeof depositFields)[number]
export const depositFieldLabels: Record<DepositField, string> = {
  bank_date: 'Bank date',
  amount: 'Amount',
  trace_number: 'Trace number or description',
}

/** Which column of the file holds each field. */
export type DepositColumns = Record<DepositField, string>

/** What becomes of a row: `known` is recorded already, `skipped` is no money that came in. */
export const depositRowStates = ['new', 'known', 'skipped', 'wrong'] as const
type DepositRowState = (typeof depositRowStates)[number]
export const depositRowStateLabels: Record<DepositRowState, string> = {
  new: 'New',
  known: 'Already recorded',
  skipped: 'Not a deposit',
  wrong: 'Cannot be read',
}

const words: Record<DepositField, readonly RegExp[]> = {
  bank_date: [/bank date/i, /post/i, /date/i],
  amount: [/credit/i, /deposit/i, /amount/i],
  trace_number: [/trace|trn/i, /eft/i, /reference|ref\b/i, /check/i, /description|memo|detail/i],
}

/** The columns that the headings suggest; null where none does. */
export const guessColumns = (headings: readonly string[]): Record<DepositField, string | null> => ({
  bank_date: guess(headings, words.bank_date),
  amount: guess(headings, words.amount),
  trace_number: guess(headings, words.trace_number),
})

const guess = (headings: readonly string[], patterns: readonly RegExp[]): string | null => {
  for (const pattern of patterns) {
    const found = headings.find((heading) => pattern.test(heading))
    if (found !== undefined) return found
  }
  return null
}

type Read = { bank_date: string; amount_cents: number; trace_number: string }

/** The deposit of a row; null where no money came in. A failure is a sentence. */
export function readDepositRow(
  cells: Record<DepositField, string>,
  today: string,
): Result<Read | null, string> {
  const amount = centsOf(cells.amount)
  if (!amount.ok) return amount
  if (amount.value <= 0) return ok(null)
  const written = cells.bank_date.trim()
  if (written === '') return fail('The bank date is missing.')
  const date = writtenDay(written)
  if (!date.ok) return date
  if (date.value > today) return fail('The bank date is in the future.')
  const trace = traceOf(cells.trace_number)
  if (trace === '') return fail('The trace number is missing.')
  return ok({ bank_date: date.value, amount_cents: amount.value, trace_number: trace })
}

/** The largest amount that a deposit may have. */
const most = 2_000_000_000

/** Commas stand between thousands only: “12,34” is no amount, and not a hundred times as much. */
const shape = /^([-+])?(\d{0,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{0,2}))?(-)?$/

/** An amount as banks write it; money that went out is below zero, an empty cell is nothing. */
function centsOf(cell: string): Result<number, string> {
  const text = cell.replaceAll(/[\s$']/g, '')
  if (text === '') return ok(0)
  const inside = /^\((.*)\)$/.exec(text)?.[1]
  const [, minus, whole, decimals = '', trailing] = shape.exec(inside ?? text) ?? []
  if (whole === undefined || `${whole}${decimals}` === '' || (minus && trailing)) {
    return fail(`“${cell.trim()}” is not an amount.`)
  }
  const cents = Number(whole.replaceAll(',', '') || 0) * 100 + Number(decimals.padEnd(2, '0') || 0)
  if (cents > most) return fail(`“${cell.trim()}” is more than a deposit may have.`)
  return ok(inside !== undefined || minus === '-' || trailing ? -cents : cents)
}

/** The longest trace number that is kept. */
const longest = 50

/** The trace number of a cell: banks put it into the description as the TRN segment of the payor. */
const traceOf = (cell: string): string => {
  const text = cell
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replace(/^\s*'/, '')
    .trim()
  const segment = /TRN[*|~ ]1[*|~ ]([^*|~\s\\]{1,50})/i.exec(text)
  return segment?.[1] ?? text.slice(0, longest).trim()
}
