import { formatDay } from '../dates.ts'
import { daysBetween } from '../time/zone.ts'
import { type CredentialKind, credentialKindLabels } from '../agency/credential-kinds.ts'
import { type CredentialStatus } from './vocabulary.ts'

/** Days before the end at which the agency is told that a credential expires, earliest first. */
export const noticeDays = [30, 14, 7] as const

/** The dates of a credential. Both days count; null means no end. */
export type CredentialDates = { issuedOn: string | null; expiresOn: string | null }

/** The status of a credential on a day. It is valid through its expiration day. */
export const credentialStatus = (
  { expiresOn }: Pick<CredentialDates, 'expiresOn'>,
  today: string,
): CredentialStatus => {
  if (expiresOn === null) return 'active'
  const left = daysBetween(today, expiresOn)
  if (left < 0) return 'expired'
  return left <= noticeDays[0] ? 'expiring' : 'active'
}

/** Whether a credential covers a day. A credential without a day of issue covers all days until its end. */
export const coversDay = ({ issuedOn, expiresOn }: CredentialDates, day: string): boolean =>
  (issuedOn === null || issuedOn <= day) && (expiresOn === null || day <= expiresOn)

/**
 * The notice that is due: 30, 14 or 7, or null. `told` is the last notice that was sent. After missed
 * nights only the latest notice is due, so no one is told twice in a row.
 */
export const noticeDue = (
  { expiresOn }: Pick<CredentialDates, 'expiresOn'>,
  told: number | null,
  today: string,
): number | null => {
  if (expiresOn === null) return null
  const left = daysBetween(today, expiresOn)
  if (left < 0) return null
  const reached = noticeDays.findLast((days) => left <= days)
  return reached !== undefined && (told === null || told > reached) ? reached : null
}

/** A required credential that is missing on a day; `until` is the end of the last one. */
type MissingCredential = { kind: CredentialKind; until: string | null }

/** The required kinds that no credential covers on the day, in the given order. */
export const missingCredentials = (
  required: readonly CredentialKind[],
  credentials: readonly (CredentialDates & { kind: CredentialKind })[],
  day: string,
): MissingCredential[] =>
  [...new Set(required)]
    .map((kind) => ({ kind, held: credentials.filter((one) => one.kind === kind) }))
    .filter(({ held }) => !held.some((one) => coversDay(one, day)))
    .map(({ kind, held }) => ({
      kind,
      until: held
        .flatMap(({ expiresOn }) => (expiresOn !== null && expiresOn < day ? [expiresOn] : []))
        .reduce<string | null>((last, end) => (last === null || end > last ? end : last), null),
    }))

/** 'CPR certificate (expired 03/01/2026), TB test (none on file)'. */
export const missingInWords = (missing: readonly MissingCredential[]): string =>
  missing
    .map(({ kind, until }) => {
      const why = until === null ? 'none on file' : `expired ${formatDay(until)}`
      return `${credentialKindLabels[kind]} (${why})`
    })
    .join(', ')
