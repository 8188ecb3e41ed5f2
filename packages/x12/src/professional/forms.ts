import { isNpi } from '../npi.ts'

/** The guide this package writes and checks. */
export const GUIDE = '005010X222A1'

/** Most of each that one claim, line or file may hold (005010X222A1). */
export const limits = {
  claimIdLength: 20,
  diagnoses: 12,
  lines: 50,
  modifiers: 4,
  pointers: 4,
  claimsPerTransaction: 5000,
} as const

/** How each kind of code is written; one place for the writer's input and for finished files. */
export const forms = {
  npi: isNpi,
  taxonomy: (text: string) => /^[0-9A-Z]{9}X$/.test(text),
  taxId: (text: string) => /^\d{9}$/.test(text) && !/^0+$/.test(text),
  zip: (text: string) => /^\d{5}(?:\d{4})?$/.test(text),
  zip9: (text: string) => /^\d{9}$/.test(text),
  state: (text: string) => /^[A-Z]{2}$/.test(text),
  phone: (text: string) => /^\d{10}$/.test(text),
  /** ICD-10-CM without dot: letter, digit, letter or digit, and up to four more. */
  diagnosis: (text: string) => /^[A-Z]\d[0-9A-Z]{1,5}$/.test(text),
  procedure: (text: string) => /^[0-9A-Z]\d{3}[0-9A-Z]$/.test(text),
  modifier: (text: string) => /^[0-9A-Z]{2}$/.test(text),
  placeOfService: (text: string) => /^\d{2}$/.test(text),
  time: (text: string) => /^(?:[01]\d|2[0-3])[0-5]\d$/.test(text),
  /** More than nothing, at most 3 decimals, and no longer than SV104 may be. */
  units: (units: number) =>
    Number.isFinite(units) &&
    units > 0 &&
    units < 100_000 &&
    Number.isInteger(Math.round(units * 1e6) / 1e3),
} as const

/** True for an address line that names a post office box, which a billing provider must not have. */
export const isPostOfficeBox = (street: string): boolean =>
  /\b(?:p\.?\s*o\.?|post\s*office)\s*(?:box|drawer|bx)\b|^\s*box\s+\d/i.test(street)
