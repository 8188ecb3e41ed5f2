/** Reports of the vendor have this between their columns. That ours has it too is our reading. */
const delimiter = '|'
const lineEnd = '\r\n'

/** A file of lines. No value is quoted: what would break a line or a column becomes a space. */
export const writeLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(plain).join(delimiter) + lineEnd).join('')

const plain = (value: string): string => value.replaceAll(/[|"\s\p{Cc}]+/gu, ' ').trim()

/** A file as it was read: the name of each column in small letters and digits alone, and the rows. */
export type Read = { columns: string[]; rows: string[][] }

/** The rows of a whole file; null if it is empty, cut off, or a row has another number of columns. */
export function readLines(text: string): Read | null {
  const whole = text.replace(/^\uFEFF/, '')
  if (!/[\r\n]$/.test(whole)) return null
  const [head, ...rows] = whole
    .split(/\r?\n|\r/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(delimiter).map(unquoted))
  if (!head || rows.some(({ length }) => length !== head.length)) return null
  return { columns: head.map(small), rows }
}

const unquoted = (value: string): string => {
  const bare = value.trim()
  return /^".*"$/.test(bare) ? bare.slice(1, -1).replaceAll('""', '"').trim() : bare
}

/** A name or a word without what two spellings of it may differ in. */
export const small = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** The value of the first of these columns that the file has; null if it has none, or it is empty. */
export function valueOf({ columns }: Read, row: readonly string[], names: string[]): string | null {
  const at = names.map((name) => columns.indexOf(name)).find((index) => index >= 0)
  return (at === undefined ? null : row[at]) || null
}
