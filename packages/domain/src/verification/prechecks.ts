import { fitsPattern } from '../agency/member-id-pattern.ts'
import { type EvvVendor, evvVendorLabels } from '../agency/vocabulary.ts'
import { type Instant, millis, minutesBetween } from '../time/zone.ts'
import {
  type ConcernedRecords,
  type Fix,
  fixIn,
  type VerificationCause,
  type VerificationProblem,
} from './causes.ts'

type Named = { firstName: string; lastName: string }
type Reason = { code: string | null; action: string | null; note: string | null }
type Punch = { at: Instant; method: string }

type CheckedAgent = Named & { kind: 'agent'; id: string }
type CheckedClient = Named & {
  kind: 'client'
  id: string
  medicaidId: string | null
  address: { street: string; city: string; state: string; zip: string } | null
}
type CheckedVisit = {
  kind: 'visit'
  id: string
  client: Named & { id: string; medicaidId: string | null }
  agent: (Named & { id: string }) | null
  service: { procedureCode: string } | null
  checkIn: Punch | null
  checkOut: Punch | null
  corrected: { checkIn: Instant | null; checkOut: Instant | null }
  edit: Reason | null
  missed: Reason | null
  state: 'worked' | 'missed' | 'void'
}

/** A record as a vendor would be told of it. */
type Checked = CheckedAgent | CheckedClient | CheckedVisit

/** Whom the record would be told, for whom, and what else the caregiver did. */
type CheckedFor = {
  vendor: EvvVendor
  provider: { npi: string | null; taxId: string | null; providerNumber: string | null }
  /** How the payor writes member IDs; see fitsPattern. */
  memberIdPattern: string | null
  records: ConcernedRecords
  /** Other visits of the caregiver at this account that take place at the same time. */
  overlaps: readonly { with: string; minutes: number }[]
}

/** What a vendor asks of the agency, and of edited and manual times. */
const asks: Record<
  EvvVendor,
  { provider: readonly ('npi' | 'taxId' | 'providerNumber')[]; action: boolean; names: number }
> = {
  sandata: { provider: ['providerNumber'], action: false, names: 30 },
  hhaexchange: { provider: ['taxId'], action: true, names: 30 },
  carebridge: { provider: ['npi', 'taxId'], action: false, names: 50 },
}

const mostMinutes = 24 * 60

type Found = { cause: VerificationCause; message: string; fix: Fix['type'] }

/** What the vendor would refuse, before anything is sent. A withdrawal is never held. */
export const precheck = (record: Checked, at: CheckedFor): VerificationProblem[] => {
  const found =
    record.kind === 'visit'
      ? visitProblems(record, at)
      : record.kind === 'client'
        ? [...providerProblems(at), ...clientProblems(record, at), ...addressProblems(record, at)]
        : [...providerProblems(at), ...agentProblems(record, at)]
  return found.map(({ fix, ...problem }) => ({
    ...problem,
    code: null,
    said: null,
    fix: fixIn(at.records, fix),
  }))
}

function visitProblems(visit: CheckedVisit, at: CheckedFor): Found[] {
  if (visit.state === 'void') return []
  const vendor = evvVendorLabels[at.vendor]
  const found = [...providerProblems(at), ...clientProblems(visit.client, at)]
  if (!visit.service?.procedureCode) {
    found.push({
      cause: 'service_code_missing',
      message: `The service has no procedure code. ${vendor} matches the visit to the authorization by it. Enter the code at the service.`,
      fix: 'service',
    })
  }
  if (visit.state === 'missed') return [...found, ...missedProblems(visit, vendor)]
  return [
    ...found,
    ...(visit.agent === null
      ? [
          {
            cause: 'caregiver_missing',
            message: `The visit has no caregiver. ${vendor} asks who gave the care. Assign the caregiver.`,
            fix: 'visit',
          } as const,
        ]
      : agentProblems(visit.agent, at)),
    ...timeProblems(visit, at),
    ...editProblems(visit, at),
  ]
}

const missedProblems = ({ missed }: CheckedVisit, vendor: string): Found[] =>
  missed?.code
    ? []
    : [
        {
          cause: 'missed_reason_missing',
          message: `The missed visit has no reason that ${vendor} knows. Choose one of its reasons.`,
          fix: 'visit',
        },
      ]

function timeProblems(visit: CheckedVisit, { overlaps, vendor: asked }: CheckedFor): Found[] {
  const vendor = evvVendorLabels[asked]
  const from = visit.corrected.checkIn ?? visit.checkIn?.at ?? null
  const to = visit.corrected.checkOut ?? visit.checkOut?.at ?? null
  const found: Found[] = []
  const add = (cause: VerificationCause, message: string) =>
    found.push({ cause, message, fix: 'visit' })
  if (from === null)
    add('no_check_in', `The check-in is missing. ${vendor} asks when the care began. Add it.`)
  if (to === null)
    add('no_check_out', `The check-out is missing. ${vendor} asks when the care ended. Add it.`)
  if (from !== null && to !== null) {
    if (millis(to) < millis(from)) {
      add(
        'out_before_in',
        `The check-out is before the check-in. ${vendor} refuses such times. Correct them.`,
      )
    } else if (minutesBetween(from, to) > mostMinutes) {
      add(
        'over_24_hours',
        `The visit is longer than 24 hours, probably because of a missed check-out. ${vendor} refuses it. Correct its times.`,
      )
    }
  }
  const [overlap] = overlaps.filter(({ minutes }) => minutes > 1)
  if (overlap) {
    add(
      'overlap',
      `The caregiver was with ${overlap.with} during ${overlap.minutes} minutes of this visit. ${vendor} refuses one of the two. Correct one of them.`,
    )
  }
  return found
}

/** Whether times were entered by staff or corrected, which every vendor wants explained. */
const isEdited = ({ checkIn, checkOut, corrected }: CheckedVisit): boolean =>
  corrected.checkIn !== null ||
  corrected.checkOut !== null ||
  checkIn?.method === 'manual' ||
  checkOut?.method === 'manual'

function editProblems(visit: CheckedVisit, { vendor: asked }: CheckedFor): Found[] {
  if (!isEdited(visit)) return []
  const vendor = evvVendorLabels[asked]
  const found: Found[] = []
  if (!visit.edit?.code) {
    found.push({
      cause: 'edit_reason_missing',
      message: `Times were edited or entered by staff without a reason that ${vendor} knows. Choose one of its reasons.`,
      fix: 'visit',
    })
  }
  if (asks[asked].action && !visit.edit?.action) {
    found.push({
      cause: 'edit_action_missing',
      message: `Times were edited or entered by staff. ${vendor} also asks what was done about it. Choose an action.`,
      fix: 'visit',
    })
  }
  return found
}

function providerProblems({ vendor: asked, provider }: CheckedFor): Found[] {
  const vendor = evvVendorLabels[asked]
  const missing = asks[asked].provider.filter((number) => !provider[number])
  return missing.map((number): Found => {
    switch (number) {
      case 'npi':
        return {
          cause: 'agency_npi_missing',
          message: `The agency has no NPI. ${vendor} knows the agency by it. Enter it in the agency's settings.`,
          fix: 'agency',
        }
      case 'taxId':
        return {
          cause: 'agency_tax_id_missing',
          message: `The agency has no tax ID. ${vendor} knows the agency by it. Enter it in the agency's settings.`,
          fix: 'agency',
        }
      case 'providerNumber':
        return {
          cause: 'provider_number_missing',
          message: `The payor has no provider number of the agency. ${vendor} knows the agency by it. Enter it at the payor.`,
          fix: 'payor',
        }
    }
  })
}

function clientProblems(
  client: Named & { medicaidId: string | null },
  { vendor: asked, memberIdPattern }: CheckedFor,
): Found[] {
  const vendor = evvVendorLabels[asked]
  const found: Found[] = []
  if (!client.medicaidId) {
    found.push({
      cause: 'medicaid_id_missing',
      message: `The client has no Medicaid ID. ${vendor} knows clients by it. Enter it.`,
      fix: 'client',
    })
  } else if (!fitsPattern(client.medicaidId, memberIdPattern)) {
    found.push({
      cause: 'medicaid_id_form',
      message: `The client's Medicaid ID is not in the payor's form. ${vendor} would not find the client. Compare it with the card.`,
      fix: 'client',
    })
  }
  const wrong = nameProblem(client, asked)
  if (wrong) found.push({ cause: 'client_name', message: `The client's ${wrong}`, fix: 'client' })
  return found
}

function agentProblems(agent: Named, { vendor }: CheckedFor): Found[] {
  const wrong = nameProblem(agent, vendor)
  return wrong
    ? [{ cause: 'caregiver_name', message: `The caregiver's ${wrong}`, fix: 'agent' }]
    : []
}

/** Letters with accents, spaces, hyphens, periods and apostrophes. */
const plainName = /^[\p{L}\p{M} .'’-]+$/u

/** What of a name a vendor refuses; null if it takes it. */
function nameProblem(named: Named, asked: EvvVendor): string | null {
  const { names } = asks[asked]
  const vendor = evvVendorLabels[asked]
  const parts = { 'first name': named.firstName, 'last name': named.lastName }
  for (const [part, name] of Object.entries(parts)) {
    if (name.trim() === '') return `${part} is missing. ${vendor} asks for it. Enter it.`
    if (name.length > names)
      return `${part} is longer than ${names} characters. ${vendor} would cut it off. Shorten it.`
    if (!plainName.test(name))
      return `${part} has characters that ${vendor} refuses. Use letters, hyphens, periods and apostrophes.`
  }
  return null
}

function addressProblems({ address }: CheckedClient, { vendor: asked }: CheckedFor): Found[] {
  const vendor = evvVendorLabels[asked]
  const whole =
    address !== null &&
    [address.street, address.city, address.state].every((part) => part.trim() !== '') &&
    /^\d{5}(?:-?\d{4})?$/.test(address.zip)
  return whole
    ? []
    : [
        {
          cause: 'client_address',
          message: `The client's address is not complete. ${vendor} asks for street, city, state and ZIP code. Complete it.`,
          fix: 'client',
        },
      ]
}
