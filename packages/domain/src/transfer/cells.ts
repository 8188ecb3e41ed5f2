import { usStates } from '../address/us-states.ts'
import type { CellKind } from './import-fields.ts'
import { ok, fail, type Result } from '../result.ts'
import { writtenDay } from '../time/written-day.ts'

/** The accepted spellings of a choice in a cell, and the labels of its values. */
export type Choices = {
  readonly codes: ReadonlyMap<string, string>
  readonly labels: readonly string[]
}

export const noChoices: Choices = { codes: new Map(), labels: [] }

/**
 * The value of a cell for the record. A failure is a sentence for the person who imports. An empty cell is
 * no value. Days are MM/DD/YYYY or YYYY-MM-DD, also followed by a time, or with a two-digit year if that is
 * unambiguous. Choices are codes or labels.
 */
export function cellValue(
  kind: CellKind,
  cell: string,
  choices: Choices,
): Result<string | string[] | null, string> {
  const text = cell.replace(guard, '').trim()
  if (text === '') return ok(null)
  switch (kind) {
    case 'text':
      // Lines of an address in one cell; a field has one line.
      return ok(text.replaceAll(/\s*[\r\n]+\s*/g, ' '))
    case 'upper':
      return ok(text.toUpperCase().replaceAll(/[\s-]/g, ''))
    case 'digits':
      return ok(text.replaceAll(/\D/g, ''))
    case 'zip':
      return ok(zipOf(text))
    case 'state':
      return ok(stateOf(text))
    case 'day':
    case 'birthday':
      return writtenDay(text, { born: kind === 'birthday' })
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

/** Spreadsheets remove the leading zeros of New England's ZIP codes. */
const zipOf = (text: string): string => (/^\d{3,4}$/.test(text) ? text.padStart(5, '0') : text)

/** Our own files put this before a cell that a spreadsheet would run as a formula. */
const guard = /^\s*'(?=[=+\-@])/

/** Two letters; the whole name is accepted too. */
const stateOf = (text: string): string => states.get(keyOf(text)) ?? text.toUpperCase()

function chosen(text: string, { codes, labels }: Choices): Result<string, string> {
  const code = codes.get(keyOf(text))
  if (code !== undefined) return ok(code)
  return fail(`“${text}” is not recognized. ${knownWords(labels)}`)
}

/** The most values that a sentence names. */
const mostNamed = 12

const knownWords = (labels: readonly string[]): string => {
  if (labels.length === 0) return 'There are no options yet.'
  const more = labels.length > mostNamed ? ', …' : ''
  return `Use one of: ${labels.slice(0, mostNamed).join(', ')}${more}.`
}

const keyOf = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')

const states = new Map(Object.entries(usStates).map(([code, name]) => [keyOf(name), code]))

/**
 * Choices by every spelling: the code, the label and other words for it, in upper or lower case,
 * with spaces or dashes.
 */
export const choicesOf = (
  labels: Readonly<Record<string, string>>,
  others: Readonly<Record<string, string>> = {},
): Choices => ({
  codes: new Map([
    ...Object.entries(others).map(([word, code]): [string, string] => [keyOf(word), code]),
    ...Object.entries(labels).flatMap(([code, label]): [string, string][] => [
      [keyOf(code), code],
      [keyOf(label), code],
    ]),
  ]),
  labels: Object.values(labels),
})

/** How spreadsheets write a gender in one letter. */
export const genderLetters = { m: 'male', f: 'female', o: 'other' } as const
