import { maskField, maskTyped } from '../identity/masking.ts'

/** Nine digits as the number of social security is written. */
const socialSecurity = /(?<!\d)(\d{3}-\d{2}-\d{4}|\d{3} \d{2} \d{4}|\d{9})(?!\d)/g

/**
 * A cell of a file that is not brought in yet, as the choice of the mapping shows it. Of a column that fills
 * a protected field, or that nobody has said anything of, no number is shown; nor is one anywhere that looks
 * like that of social security.
 */
export function sampleOf(field: string | null, cell: string): string {
  if (field === null) return maskTyped(cell)
  const shown = maskField(field, cell)
  const text = typeof shown === 'string' ? shown : ''
  return text.replaceAll(socialSecurity, (number) => `••••${number.slice(-4)}`)
}
