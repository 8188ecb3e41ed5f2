import type { FileAnswer } from '@homeward/contract/endpoint'
import papa from 'papaparse'

/** The most records that go into one exported file. */
export const mostExported = 50_000

/**
 * The beginnings that make a spreadsheet read a cell as a formula: ASCII signs, their full-width variants,
 * and the characters that it skips before them. A plain negative number is none.
 */
export const formulaStart = /^(?!-\d+(?:\.\d+)?$)(?:[\s\0]*[=+\-@＝＋－＠]|[\t\r\n\0])/

type Table = { fields: string[]; data: string[][] }

/**
 * A table as a CSV file that spreadsheets read right: with the mark that tells them of names with
 * accents, and with no cell that they would take for a formula.
 */
export const csvFile = (name: string, table: Table): FileAnswer => ({
  name,
  mediaType: 'text/csv; charset=utf-8',
  body: `${csvMark}${csvLines(table)}`,
})

/** The mark at the beginning of a file that tells spreadsheets of names with accents. */
export const csvMark = '\uFEFF'

/** Lines of a CSV file as spreadsheets read them right, for a file that is written in pieces. */
export const csvLines = (lines: Table | string[][]): string =>
  `${papa.unparse(lines as string[][], { escapeFormulae: formulaStart })}\r\n`
