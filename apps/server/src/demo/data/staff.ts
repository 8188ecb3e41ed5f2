import type { CredentialKind } from '@homeward/domain/agency/credential-kinds'
import type { Role } from '@homeward/domain/identity/roles'

/** What a caregiver of the demo holds besides what the role asks for. */
export const heldByAll = [
  'cpr',
  'tb_test',
  'background_check',
  'drivers_license',
  'auto_insurance',
] as const satisfies readonly CredentialKind[]

/** The certificate of a role; sitters need none. */
export const certificateOf = (role: Role): CredentialKind | null => {
  if (role === 'pca' || role === 'travel_pca') return 'pca_certificate'
  return role === 'sitter' ? null : 'cna_license'
}

/** Credentials that end soon or have ended, by last name: days from today. */
export const endingSoon: Readonly<Record<string, readonly [CredentialKind, number]>> = {
  Burrell: ['cpr', 5],
  Fuentes: ['tb_test', 12],
  Greene: ['cna_license', 27],
  Osborne: ['auto_insurance', -9],
  Whitaker: ['drivers_license', -40],
  Zhao: ['cpr', 30],
}

/** Hours that caregivers offer, as weekdays with their times; a night is split at midnight. */
export const demoHours = [
  { weekdays: [1, 2, 3, 4, 5], start: '07:00', end: '17:00' },
  { weekdays: [1, 2, 3, 4, 5, 6], start: '08:00', end: '20:00' },
  { weekdays: [0, 1, 3, 5, 6], start: '06:00', end: '15:00' },
  { weekdays: [0, 1, 2, 3, 4, 5, 6], start: '08:00', end: '18:00' },
] as const

/** Those who speak another language besides English, by last name. */
export const spokenBy: Readonly<Record<string, string>> = {
  Adeyemi: 'French',
  Fuentes: 'Spanish',
  Kowalczyk: 'Russian',
  Peña: 'Spanish',
  Rahman: 'Hindi',
  Tran: 'Vietnamese',
  Villalobos: 'Spanish',
  Zhao: 'Chinese',
}

/** Whom to call, by turns. */
export const demoRelatives = [
  ['Alma', 'Parent'],
  ['Victor', 'Spouse'],
  ['June', 'Sibling'],
  ['Terrence', 'Partner'],
  ['Opal', 'Friend'],
] as const
