import { coversDay, missingCredentials, missingInWords } from '../../caregivers/credentials.ts'
import { isFreeAt } from '../../caregivers/availability.ts'
import { formatDay, formatDateTime } from '../../dates.ts'
import { millis } from '../../time/zone.ts'
import type { AssignmentFacts, Away, CaregiverFacts } from './facts.ts'
import { type Finding, finding } from './findings.ts'

/** A check of facts with a caregiver. */
export type PersonCheck = (facts: AssignmentFacts, caregiver: CaregiverFacts) => Finding | null

/** The first absence that touches a visit. */
export const awayDuring = (
  away: readonly Away[],
  { startsAt, endsAt }: AssignmentFacts['visit'],
): Away | undefined =>
  away.find(
    (one) =>
      millis(one.startsAt) < millis(endsAt) &&
      (one.endsAt === null || millis(one.endsAt) > millis(startsAt)),
  )

/** 'is away (vacation) until 11/09/2026 08:00 AM'. */
export const awayWords = ({ why, endsAt }: Away, zone: string): string =>
  `is away (${why.toLowerCase()})${endsAt === null ? '' : ` until ${formatDateTime(endsAt, zone)}`}`

const inactive: PersonCheck = (_, { name, status }) =>
  status === 'active' ? null : finding('caregiver_inactive', `${name} is not active.`)

const unwanted: PersonCheck = ({ client }, { id, name }) =>
  client.refuses.includes(id)
    ? finding('do_not_send', `${name} must not be sent to ${client.name}.`)
    : null

const unqualified: PersonCheck = ({ visit, requiredCredentials }, { name, credentials }) => {
  const missing = missingCredentials(requiredCredentials, credentials, visit.day)
  if (missing.length === 0) return null
  return finding(
    'credential_missing',
    `On ${formatDay(visit.day)}, ${name} does not have the credentials the payor requires: ` +
      `${missingInWords(missing)}.`,
  )
}

const away: PersonCheck = ({ visit, zone }, caregiver) => {
  const absence = awayDuring(caregiver.away, visit)
  return absence
    ? finding('caregiver_away', `${caregiver.name} ${awayWords(absence, zone)}.`)
    : null
}

/** Credentials that ended, without a newer one of the same kind, and that the payor does not ask for. */
const expired: PersonCheck = ({ visit, requiredCredentials }, { name, credentials }) => {
  const ended = credentials
    .filter(({ expiresOn }) => expiresOn !== null && expiresOn < visit.day)
    .map(({ kind }) => kind)
  const gone = ended.filter(
    (kind) =>
      !requiredCredentials.includes(kind) &&
      !credentials.some((one) => one.kind === kind && coversDay(one, visit.day)),
  )
  if (gone.length === 0) return null
  const words = missingInWords(missingCredentials(gone, credentials, visit.day))
  return finding(
    'credential_expired',
    `On ${formatDay(visit.day)}, a credential of ${name} is not valid: ${words}.`,
  )
}

const unavailable: PersonCheck = ({ visit, zone }, { name, availability }) =>
  isFreeAt(availability, visit, zone)
    ? null
    : finding('availability', `${name} is not available at that time.`)

const wanted = { female: 'women', male: 'men' } as const

const unpreferred: PersonCheck = ({ client }, { name, gender }) => {
  if (client.wants === 'any' || client.wants === gender) return null
  const unknown = gender === null ? `, and the gender of ${name} is not on file` : ''
  return finding(
    'gender_preference',
    `${client.name} wants only ${wanted[client.wants]} as caregivers${unknown}.`,
  )
}

/** What nobody may override. */
export const refusingChecks: readonly PersonCheck[] = [inactive, unwanted, unqualified, away]

/** What asks for a reason. */
export const askingChecks: readonly PersonCheck[] = [expired, unavailable, unpreferred]
