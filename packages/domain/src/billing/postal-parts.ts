import type { PostalAddress } from './readiness-facts.ts'

/** The first part of an address that is missing or invalid, in words; null without one. */
export const missingPart = (address: PostalAddress, zip: RegExp): string | null => {
  if (address.street.trim() === '') return 'street'
  if (address.city.trim() === '') return 'city'
  if (!/^[A-Z]{2}$/.test(address.state)) return 'state'
  return zip.test(address.zip) ? null : 'ZIP code'
}

/** A street that is a post office box, which whoever bills may not have. */
export const postOfficeBox = /\bp\.?\s*o\.?\s*box\b/i
