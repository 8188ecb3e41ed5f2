import { createHash } from 'node:crypto'
import Papa from 'papaparse'
import { Failure } from '../../../plumbing/failure.ts'

/** So many rows are taken at once; more come in several files. */
const mostRows = 20_000

export type Sheet = { readonly columns: readonly string[]; readonly rows: readonly string[][] }

/** A CSV file as headings and rows; comma, semicolon or tab. Fails with import_unreadable in words. */
export function readSheet(bytes: Buffer): Sheet {
  const { data, errors } = Papa.parse<string[]>(textOf(bytes), { skipEmptyLines: 'greedy' })
  const [columns, ...rows] = data
  const broken = errors.find(({ type }) => type === 'Quotes')
  if (broken) throw unreadable(`Line ${(broken.row ?? 0) + 1} has a quote that is never closed.`)
  if (!columns || rows.length === 0) throw new Failure('import_unreadable')
  if (rows.length > mostRows)
    throw unreadable(`The file has ${rows.length} rows; at most ${mostRows} are taken at once.`)
  const twice = columns.find((name, at) => columns.indexOf(name) !== at)
  if (twice !== undefined)
    throw unreadable(`Two columns are called “${twice}”. Rename one of them.`)
  if (columns.length > 200) throw unreadable('The file has more than 200 columns.')
  return { columns: columns.map((name) => name.trim().slice(0, 200)), rows }
}

/** Spreadsheets write UTF-8, with or without a mark in front, or the code page of old Windows. */
function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const unreadable = (sentence: string) => new Failure('import_unreadable', { sentence })

/** By what a file with the same headings is known again. */
export const headingsOf = (columns: readonly string[]): Buffer =>
  createHash('sha256').update(JSON.stringify(columns)).digest()
