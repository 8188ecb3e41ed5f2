import { formatDay } from '../dates.ts'
import { daysBetween } from '../time/zone.ts'
import { type CredentialKind, credentialKindLabels } from '../agency/credential-kinds.ts'
import { type CredentialStatus } from './vocabulary.ts'

/** Days before the end at which an agency is told that a credential runs out, the first one first. */
export const noticeDays = [30, 14, 7] as const

/** A credential as far as its dates go; both days count, and null stands for no end. */
export type CredentialDates = { issuedOn: string | null; expiresOn: string | null }

/** How a credential stands on a day; it is good through the day on which it expires. */
export const credentialStatus = (
  { expiresOn }: Pick<CredentialDates, 'expiresOn'>,
  today: string,
): CredentialStatus => {
  if (expiresOn === null) return 'active'
  const left = daysBetween(today, expiresOn)
  if (left < 0) return 'expired'
  return left <= noticeDays[0] ? 'expiring' : 'active'
}

/** Whether a credential covers a day. One without a day of issue covers all days until its end. */
export const coversDay = ({ issuedOn, expiresOn }: CredentialDates, day: string): boolean =>
  (issuedOn === null || issuedOn <= day) && (expiresOn === null || day <= expiresOn)

/**
 * The notice that is due: 30, 14 or 7, or null. `told` is the last one that was given. After nights
 * that were missed only the latest is due, so that nobody is told twice in a row.
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

/** A required credential that is not there on a day; `until` is when the last one of it ended. */
type MissingCredential = { kind: CredentialKind; until: string | null }

/** Which of the required kinds no credential covers on the day, in the order in which they are asked. */
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
