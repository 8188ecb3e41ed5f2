import { createHash } from 'node:crypto'
import Papa from 'papaparse'
import { Failure } from '../failure.ts'
import { headingsOf } from './headings.ts'

/** So many rows are taken at once; more come in several files. */
const mostRows = 20_000

const mostColumns = 200

/** A row with its number as a spreadsheet shows it: empty rows count, lines within a cell do not. */
export type Row = { readonly line: number; readonly cells: readonly string[] }

export type Sheet = { readonly columns: readonly string[]; readonly rows: readonly Row[] }

/** A CSV file as headings and rows; comma, semicolon or tab. Fails with import_unreadable in words. */
export function readSheet(bytes: Buffer): Sheet {
  const text = textOf(bytes)
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text) })
  const broken = errors.find(({ type }) => type === 'Quotes')
  if (broken) throw unreadable(`Line ${(broken.row ?? 0) + 1} has an unclosed quote.`)
  const [head, ...rows] = filledRows(data)
  if (!head || rows.length === 0) throw new Failure('import_unreadable')
  if (rows.length > mostRows)
    throw unreadable(`The file has ${rows.length} rows. The limit is ${mostRows}.`)
  const width = widthOf(head, rows)
  if (width > mostColumns) throw unreadable(`The file has more than ${mostColumns} columns.`)
  return {
    columns: headingsOf(head.cells, width),
    rows: rows.map((row) => withinWidth(row, width)),
  }
}

/** The first rows of a file that was read before, without reading all of it again. */
export function readSample(bytes: Buffer, columns: readonly string[], most: number): string[][] {
  const text = textOf(bytes, sampleSize)
  const { data } = Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    preview: samplePreview,
  })
  const [, ...rows] = filledRows(data)
  return rows.slice(0, most).map(({ cells }) => cells.slice(0, columns.length))
}

/** Bytes and rows of a file in which its first rows are looked for. */
const sampleSize = 256 * 1024
const samplePreview = 50

/** What stands between the cells; empty lines say nothing of it. */
const delimiterOf = (text: string): string =>
  Papa.parse(text, { preview: samplePreview, skipEmptyLines: 'greedy' }).meta.delimiter

const filledRows = (data: readonly string[][]): Row[] =>
  data.flatMap((cells, at) =>
    cells.some((cell) => cell.trim() !== '') ? [{ line: at + 1, cells }] : [],
  )

/** How many columns there are: spreadsheets leave empty ones behind, without a heading. */
function widthOf(head: Row, rows: readonly Row[]): number {
  const named = head.cells.findLastIndex((cell) => cell.trim() !== '') + 1
  const filled = rows.reduce((most, { cells }) => {
    const last = cells.findLastIndex((cell) => cell.trim() !== '') + 1
    return Math.max(most, Math.min(last, head.cells.length))
  }, named)
  return filled
}

/** A row without the empty cells beyond the columns; other cells beyond them stay, to be reported. */
const withinWidth = ({ line, cells }: Row, width: number): Row => ({
  line,
  cells: cells.slice(0, Math.max(width, cells.findLastIndex((cell) => cell.trim() !== '') + 1)),
})

/**
 * Spreadsheets write UTF-8, with or without a mark in front, or the code page of old Windows. Where
 * only the beginning is asked for, a letter that is cut there is left out.
 */
function textOf(bytes: Buffer, most = bytes.length): string {
  const begin = bytes.subarray(0, most)
  const stream = begin.length < bytes.length
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(begin, { stream })
  } catch {
    return new TextDecoder('windows-1252').decode(begin)
  }
}

const unreadable = (sentence: string) => new Failure('import_unreadable', { sentence })

/** By what a file with the same headings is known again. */
export const headingsHash = (columns: readonly string[]): Buffer =>
  createHash('sha256').update(JSON.stringify(columns)).digest()
