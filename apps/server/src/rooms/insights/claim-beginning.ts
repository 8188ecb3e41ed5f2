import { claimNumber } from '@homeward/domain/billing/claim-number'

/**
 * What the numbers of the claims that are meant begin with: the whole number of a count such as '42'
 * or 'hw42', else the number as far as it was typed. Null for what is no number.
 */
export function claimBeginning(typed: string): string | null {
  const [, count] = /^(?:hw)?([1-9]\d{0,6})$/i.exec(typed) ?? []
  if (count !== undefined) return claimNumber(Number(count))
  if (/^0\d{1,7}$/.test(typed)) return `HW${typed}`
  return /^[A-Z0-9-]{2,20}$/i.test(typed) && /\d/.test(typed) ? typed.toUpperCase() : null
}
