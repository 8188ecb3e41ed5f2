/**
 * One line of a CSV file as PostgreSQL writes it: a missing value is empty, an empty text is quoted,
 * so that the two can be told apart when the file is read again.
 */
export const csvLine = (values: readonly (string | null)[]): string =>
  `${values.map(csvValue).join(',')}\n`

const csvValue = (value: string | null): string => {
  if (value === null) return ''
  return value === '' || /[",\r\n]|^\\\.$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
}
