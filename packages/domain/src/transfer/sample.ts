import { maskField, maskTyped } from '../identity/masking.ts'

/** Nine digits as the number of social security is written. */
const socialSecurity = /(?<!\d)(\d{3}-\d{2}-\d{4}|\d{3} \d{2} \d{4}|\d{9})(?!\d)/g

/**
 * A sample cell of a file before the import, for the mapping screen. It hides numbers in a column that is
 * mapped to a protected field or not mapped yet. It hides anything that looks like a social security
 * number.
 */
export function sampleOf(field: string | null, cell: string): string {
  if (field === null) return maskTyped(cell)
  const shown = maskField(field, cell)
  const text = typeof shown === 'string' ? shown : ''
  return text.replaceAll(socialSecurity, (number) => `••••${number.slice(-4)}`)
}
