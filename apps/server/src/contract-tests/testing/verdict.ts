import { type Endpoint, isByLink, paramNames } from '@homeward/contract/endpoint'
import { roleMay } from '@homeward/domain/identity/capabilities'
import { isCaregiverRole } from '@homeward/domain/identity/roles'
import { isLinkCaller, type TestPerson } from './people.ts'
import { refersToRecord } from './references.ts'

/** What must come of a call: sign in first, not for you, no such record, or let in. */
export const verdicts = ['401', '403', 'not there', 'let in'] as const
export type Verdict = (typeof verdicts)[number]

/**
 * What the matrix expects of one endpoint for one caller: the table of capabilities decides who is let
 * in, the agency is a wall, the office is not, and caregivers are let to their own only.
 */
export function verdictFor(
  endpoint: Endpoint,
  who: TestPerson,
  asked: { ofAgency: boolean; sample: Record<string, unknown> },
): Verdict {
  const { permission } = endpoint
  if (permission === 'public') return 'let in'
  if (isByLink(permission)) return byLink(permission.link === 'any', who)
  if (who.name === 'nobody' || isLinkCaller(who.name)) return '401'
  const may =
    permission === 'signed_in' || who.name === 'super admin' || roleMay(who.name, permission)
  if (!may) return '403'
  const names = namesOf(endpoint, asked.sample)
  const hidden =
    who.place === 'other agency' ? names !== 'nothing' : names === 'a record' && othersOnly(who)
  return asked.ofAgency && hidden ? 'not there' : 'let in'
}

/** A session opens no call that is for links, however much its role may do. */
function byLink(anyPurpose: boolean, { name }: TestPerson): Verdict {
  if (name === 'link of the right purpose') return 'let in'
  if (name === 'link of another purpose') return anyPurpose ? 'let in' : '403'
  return '401'
}

/** A caregiver to whom the records of the matrix do not belong. */
export const othersOnly = ({ name, holder }: TestPerson): boolean =>
  name !== 'super admin' &&
  name !== 'nobody' &&
  !isLinkCaller(name) &&
  isCaregiverRole(name) &&
  !holder

/**
 * What a call names: a record, in its path or in what a write refers to, or a file by its signed id,
 * which nobody has but who was given it, and which is worth nothing in another agency.
 */
function namesOf(
  endpoint: Endpoint,
  sample: Record<string, unknown>,
): 'a record' | 'a signed file' | 'nothing' {
  if (paramNames(endpoint.path).includes('id')) return 'a record'
  const refers = Object.entries(sample).some(
    ([field, value]) => refersToRecord(field) && uuidIn.test(JSON.stringify(value)),
  )
  if (endpoint.writes && refers) return 'a record'
  return 'signed_id' in endpoint.input.shape ? 'a signed file' : 'nothing'
}

const uuidIn = /"[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}"/
