import type { EvvVendor } from '../../agency/vocabulary.ts'
import { type VendorCodeKind, vendorCodeKindLabels, vendorCodeKinds } from './vendor-code.ts'
import { kindOfCode } from './vendor-codes.ts'

/** What becomes of a row of a payor's sheet. */
export const sheetRowStates = ['new', 'changed', 'known', 'wrong'] as const
export type SheetRowState = (typeof sheetRowStates)[number]
export const sheetRowStateLabels: Record<SheetRowState, string> = {
  new: 'New',
  changed: 'New meaning',
  known: 'Already known',
  wrong: 'Left out',
}

/** Where the columns of a sheet are; -1 for one that it does not have. */
type Columns = { code: number; label: number; kind: number }

/** The columns as their headings say it; null without one for codes and one for what they mean. */
export function sheetColumns(headings: readonly string[]): Columns | null {
  const find = (words: RegExp) => headings.findIndex((heading) => words.test(heading))
  const kind = find(/\b(?:kind|type|category|used? for)\b/i)
  const code = find(/\bcodes?\b/i)
  const label = headings.findIndex(
    (heading, at) =>
      at !== code && at !== kind && /label|description|meaning|reason|action|text/i.test(heading),
  )
  return code < 0 || label < 0 ? null : { code, label, kind }
}

type Told = { code: string; label: string; kind: VendorCodeKind | null }

/** A row as it is meant; a sentence where it cannot be taken. */
export function readSheetRow(
  cells: readonly string[],
  columns: Columns,
  { vendor, kind: usual }: { vendor: EvvVendor; kind: VendorCodeKind | null },
): Told & { problem: string | null } {
  const at = (column: number): string => (cells[column] ?? '').trim().replaceAll(/\s+/g, ' ')
  const code = at(columns.code)
  const label = at(columns.label)
  const written = at(columns.kind)
  const kind = written === '' ? (kindOfCode(vendor, code) ?? usual) : kindOfWords(written)
  const problem = problemOf({ code, label, kind }, written)
  return { code, label, kind, problem }
}

function problemOf({ code, label, kind }: Told, written: string): string | null {
  if (code === '') return 'The row has no code.'
  if (!/^[A-Za-z0-9][A-Za-z0-9_.-]{0,39}$/.test(code)) return 'This is not a code.'
  if (label === '') return 'The row does not say what the code means.'
  if (label.length > 300) return 'The meaning is longer than 300 characters.'
  if (kind !== null) return null
  return written === ''
    ? 'The code does not say what it is for. Choose it for the whole file, or add a column “Kind”.'
    : `“${written.slice(0, 60)}” is no kind of code.`
}

const plain = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()

const kindOfWords = (words: string): VendorCodeKind | null =>
  vendorCodeKinds.find((kind) =>
    [plain(kind), plain(vendorCodeKindLabels[kind])].includes(plain(words)),
  ) ?? null
