import { taskCodeOf } from '@homeward/domain/verification/task-code'
import { minutesBetween, sameMinute } from '@homeward/domain/time/zone'
import type { EntryMethod } from '@homeward/domain/visits/vocabulary'
import type { EvvPunch, EvvReason, EvvVisit } from '@homeward/evv/record'
import {
  addressOf,
  instant,
  payorOf,
  type RecordPlace,
  serviceOf,
  tenDigits,
  vendorReason,
} from './parts.ts'
import type { VisitFacts } from './visit-store.ts'

/** Whether a vendor is to count a visit, and as what. */
export const stateOf = (visit: Pick<VisitFacts, 'status' | 'missed_reason'>): EvvVisit['state'] => {
  if (visit.status === 'approved') return 'worked'
  return visit.status === 'canceled' && visit.missed_reason !== null ? 'missed' : 'void'
}

/** A visit as one account's vendor is told of it. */
export function visitRecord(
  visit: VisitFacts,
  place: RecordPlace,
  told: { state: EvvVisit['state']; payorId: string | null; medicaidId: string | null },
): EvvVisit {
  const { state } = told
  const service = visit.services.find(({ procedure_code: code }) => code) ?? null
  return {
    kind: 'visit',
    id: visit.id,
    client: {
      id: visit.client_id,
      firstName: visit.client_first_name,
      lastName: visit.client_last_name,
      medicaidId: told.medicaidId,
      birthdate: visit.client_birthdate,
    },
    agent: agentOf(visit),
    payor: payorOf(place, told.payorId),
    service: service && serviceOf(service),
    authorizationNumber: visit.authorization_number,
    diagnosisCode: visit.diagnosis_codes[0] ?? null,
    day: visit.scheduled_date,
    scheduled: { from: instant(visit.starts_at), to: instant(visit.ends_at) },
    checkIn: punchOf(visit, 'check_in'),
    checkOut: punchOf(visit, 'check_out'),
    corrected: {
      checkIn: corrected(visit.reviewed_check_in_at, visit.check_in_at),
      checkOut: corrected(visit.reviewed_check_out_at, visit.check_out_at),
    },
    place: visit.address?.location_type === 'community' ? 'community' : 'home',
    address: addressOf(visit.address),
    signed: Boolean(visit.signed),
    tasks: visit.activities.flatMap(({ name, status }) => {
      const code = taskCodeOf(name)
      return code === null ? [] : [{ code, done: status === 'completed' }]
    }),
    ...reasonsOf(visit, place),
    state,
  }
}

function agentOf(visit: VisitFacts): EvvVisit['agent'] {
  const { agent_id: id, agent_first_name: firstName, agent_last_name: lastName } = visit
  if (id === null || firstName === null || lastName === null) return null
  return {
    id,
    firstName,
    lastName,
    npi: visit.agent_npi,
    licenseNumber: visit.license_number,
    birthdate: visit.agent_birthdate,
    gender: genderOf(visit.agent_gender),
    hiredOn: visit.hire_date,
  }
}

export const genderOf = (gender: string | null): 'male' | 'female' | 'other' | null =>
  gender === 'male' || gender === 'female' ? gender : gender === null ? null : 'other'

function punchOf(visit: VisitFacts, at: 'check_in' | 'check_out'): EvvPunch | null {
  const moment = visit[`${at}_at`]
  if (moment === null) return null
  const method: EntryMethod = visit[`${at}_method`] ?? 'manual'
  return {
    at: instant(moment),
    method,
    latitude: visit[`${at}_latitude`],
    longitude: visit[`${at}_longitude`],
    phone: method === 'ivr' ? tenDigits(visit[`${at}_source`]) : null,
  }
}

/** The reviewed moment where it differs from the recorded one. */
const corrected = (reviewed: string | null, recorded: string | null): string | null =>
  reviewed === null || (recorded !== null && sameMinute(reviewed, recorded))
    ? null
    : instant(reviewed)

function reasonsOf(
  visit: VisitFacts,
  place: RecordPlace,
): Pick<EvvVisit, 'edit' | 'late' | 'early' | 'missed'> {
  const reviewed = reviewedReason(visit, place)
  const from = visit.reviewed_check_in_at ?? visit.check_in_at
  const late = from === null ? 0 : minutesBetween(visit.starts_at, from)
  const begun = (applies: boolean): EvvReason | null => (applies ? reviewed : null)
  return {
    edit: reviewed,
    late: begun(late > place.provider.late_tolerance),
    early: begun(late < -place.provider.late_tolerance),
    missed: vendorReason(place, {
      reason: visit.missed_reason,
      action: visit.missed_action,
      note: visit.missed_note,
    }),
  }
}

/** Why times are not as a device recorded them: what the review says, or whoever entered them. */
function reviewedReason(visit: VisitFacts, place: RecordPlace): EvvReason | null {
  const action = visit.review_action
  const reviewed = vendorReason(place, {
    reason: visit.review_reason,
    action,
    note: visit.review_note,
  })
  if (reviewed?.code) return reviewed
  const entered = (['check_in', 'check_out'] as const)
    .map((at) =>
      vendorReason(place, { reason: visit[`${at}_reason`], action, note: visit[`${at}_note`] }),
    )
    .find((reason) => reason?.code)
  return entered ?? reviewed
}

/** What is kept of a visit beside its digest: what flags compare and pages show, without protected values. */
export const visitFactsKept = (record: EvvVisit, payorId: string | null) => ({
  state: record.state,
  day: record.day,
  client_id: record.client.id,
  agent_id: record.agent?.id ?? null,
  payor_id: payorId,
  service: record.service?.procedureCode ?? null,
  modifiers: record.service?.modifiers ?? [],
  service_name: record.service?.name ?? null,
  place: record.place,
  address: record.address && {
    street: record.address.street,
    city: record.address.city,
    state: record.address.state,
    zip: record.address.zip,
  },
  check_in: record.checkIn,
  check_out: record.checkOut,
  corrected: record.corrected,
})
