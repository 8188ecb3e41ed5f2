/** Reads and writes files of separated values (RFC 4180): quotes around values that need them, CRLF after each row. */

export const writeDelimited = (rows: readonly (readonly string[])[], separator = ','): string =>
  rows.map((row) => `${row.map((value) => quoted(value, separator)).join(separator)}\r\n`).join('')

const quoted = (value: string, separator: string): string =>
  value.includes(separator) || /["\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value

/** The rows of a file; empty lines are left out. */
export function readDelimited(text: string, separator = ','): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let value = ''
  let inQuotes = false
  const endRow = () => {
    row.push(value)
    if (row.some((one) => one !== '')) rows.push(row)
    row = []
    value = ''
  }
  const whole = text.replace(/^\uFEFF/, '')
  for (let at = 0; at < whole.length; at += 1) {
    const char = whole.charAt(at)
    if (inQuotes) {
      if (char !== '"') value += char
      else if (whole.charAt(at + 1) === '"') {
        value += '"'
        at += 1
      } else inQuotes = false
    } else if (char === '"' && value === '') inQuotes = true
    else if (char === separator) {
      row.push(value)
      value = ''
    } else if (char === '\n') endRow()
    else if (char !== '\r') value += char
  }
  if (value !== '' || row.length > 0) endRow()
  return rows
}
