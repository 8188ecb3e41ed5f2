// A hundred billion dollars: above it a sum of amounts could leave the exact integers.
const LARGEST_CENTS = 10_000_000_000_000

/**
 * Reads an X12 decimal as integer cents: `100`, `.5`, `5.`, `-0`, `12.340`. Null when it is no
 * amount, has fractions of a cent, or is beyond a hundred billion dollars.
 */
export function parseCents(text: string): number | null {
  const match = /^([+-]?)(\d{0,18})(?:\.(\d{0,18}))?$/.exec(text.trim())
  if (!match) return null
  const [, sign = '', whole = '', fraction = ''] = match
  if (whole === '' && fraction === '') return null
  if (/[1-9]/.test(fraction.slice(2))) return null
  const cents = Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'))
  if (cents > LARGEST_CENTS) return null
  return sign === '-' && cents !== 0 ? -cents : cents
}

/** Writes integer cents as an X12 decimal, without needless zeros: 15600 is `156`, 50 is `0.5`. */
export function formatCents(cents: number): string {
  const [sign, whole, fraction] = split(cents)
  const decimals = fraction.replace(/0+$/, '')
  return `${sign}${whole}${decimals === '' ? '' : `.${decimals}`}`
}

/** Writes integer cents for a person: 15600 is `156.00`. */
export function showCents(cents: number): string {
  const [sign, whole, fraction] = split(cents)
  return `${sign}${whole}.${fraction}`
}

function split(cents: number): [sign: string, whole: string, fraction: string] {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return [cents < 0 ? '-' : '', digits.slice(0, -2), digits.slice(-2)]
}

/** Reads a quantity such as units, which may have decimals. Null when it is no number. */
export function parseQuantity(text: string): number | null {
  const trimmed = text.trim()
  return /^[+-]?(?:\d{1,15}(?:\.\d{0,9})?|\.\d{1,9})$/.test(trimmed) ? Number(trimmed) + 0 : null
}
