import type { EvvAddress, EvvMethod, EvvPunch, EvvReason, EvvVisit } from '../record.ts'
import type { Telling } from '../telling.ts'
import { externalVisitId } from './ids.ts'
import {
  caregiverBy,
  type Identified,
  memberBy,
  type Naming,
  officeBy,
  payerIdOf,
} from './naming.ts'
import { inUtc, zoneName } from './times.ts'

type Address = {
  addressLine1: string
  addressLine2: string | null
  city: string
  state: string
  zipcode: string
}

type Clock = {
  callDateTime: string
  callType: 'Telephony' | 'Mobile' | 'FOB'
  callLatitude: number | null
  callLongitude: number | null
  originatingPhoneNumber: string | null
  serviceAddress: Address | null
}

type Task = { code: string }
type Explained = { reasonCode: string | null; actionCode: string | null; notes: string | null }

/** A visit as POST /visits and PUT /visits/{evvmsid} take it. */
export type VisitBody = {
  providerTaxID: string | null
  office: Identified
  member: Identified
  caregiver: Identified | null
  payerId: string
  externalVisitId: string
  evvmsid: string | null
  procedureCode: string | null
  procedureModifierCode: string[]
  timezone: string
  scheduleStartTime: string
  scheduleEndTime: string
  visitStartDateTime: string | null
  visitEndDateTime: string | null
  timesheetRequired: boolean
  timesheetApproved: boolean
  evv: {
    clockIn: Clock | null
    clockOut: (Clock & { performedTasks: Task[]; refusedTasks: Task[] }) | null
  } | null
  missedVisit: (Explained & { missed: true }) | null
  editVisit: Explained | null
}

/**
 * The visit as it should be at HHAeXchange. Recorded calls go as they were recorded, because HHAeXchange takes
 * no change of them; reviewed times go as the times of the visit. Times that staff entered have no call, so
 * they need a timesheet, which the agency has approved with the visit.
 */
export function visitBody(
  { record: visit, vendorKey, changeReason }: Telling<EvvVisit>,
  naming: Naming,
): VisitBody {
  const isMissed = visit.state === 'missed'
  const clockIn = isMissed ? null : clockOf(visit.checkIn, visit.address)
  const clockOut = isMissed ? null : clockOf(visit.checkOut, visit.address)
  const byHand = !isMissed && (clockIn === null || clockOut === null)
  const edit = visit.edit ?? changeReason
  return {
    providerTaxID: naming.provider.taxId,
    office: officeBy(naming),
    member: memberBy(naming, visit.client),
    caregiver: visit.agent && caregiverBy(naming, visit.agent),
    payerId: payerIdOf(naming, visit),
    externalVisitId: externalVisitId(visit.id),
    evvmsid: vendorKey,
    procedureCode: visit.service?.procedureCode ?? null,
    procedureModifierCode: visit.service?.modifiers ?? [],
    timezone: zoneName(naming.provider.timeZone),
    scheduleStartTime: inUtc(visit.scheduled.from),
    scheduleEndTime: inUtc(visit.scheduled.to),
    visitStartDateTime: isMissed ? null : timeOf(visit.corrected.checkIn, visit.checkIn),
    visitEndDateTime: isMissed ? null : timeOf(visit.corrected.checkOut, visit.checkOut),
    timesheetRequired: byHand,
    timesheetApproved: byHand,
    evv: isMissed ? null : { clockIn, clockOut: clockOut && { ...clockOut, ...tasksOf(visit) } },
    missedVisit: isMissed ? { missed: true, ...explained(visit.missed) } : null,
    editVisit: edit && explained(edit),
  }
}

const explained = (reason: EvvReason | null): Explained => ({
  reasonCode: reason?.code ?? null,
  actionCode: reason?.action ?? null,
  notes: reason?.note ?? null,
})

const timeOf = (corrected: string | null, punch: EvvPunch | null): string | null => {
  const at = corrected ?? punch?.at ?? null
  return at === null ? null : inUtc(at)
}

/** Times that staff entered are no call. */
export const callTypes: Readonly<Record<EvvMethod, Clock['callType'] | null>> = {
  evv: 'Mobile',
  fob: 'FOB',
  ivr: 'Telephony',
  manual: null,
}

function clockOf(punch: EvvPunch | null, address: EvvAddress | null): Clock | null {
  const callType = punch && callTypes[punch.method]
  if (!punch || !callType) return null
  return {
    callDateTime: inUtc(punch.at),
    callType,
    callLatitude: punch.latitude,
    callLongitude: punch.longitude,
    originatingPhoneNumber: punch.phone,
    serviceAddress: address && {
      addressLine1: address.street,
      addressLine2: address.unit,
      city: address.city,
      state: address.state,
      zipcode: address.zip,
    },
  }
}

const tasksOf = ({ tasks }: EvvVisit): { performedTasks: Task[]; refusedTasks: Task[] } => {
  const which = (done: boolean) =>
    tasks.filter((task) => task.done === done).map(({ code }) => ({ code }))
  return { performedTasks: which(true), refusedTasks: which(false) }
}

/** Whether HHAeXchange has a visit just so; what explains a change says nothing of the visit. */
export const isSameVisit = (held: object, wanted: VisitBody): boolean => {
  const bare = (one: object) => ordered({ ...one, evvmsid: null, editVisit: null })
  return bare(held) === bare(wanted)
}

/** JSON whose keys are in order. */
const ordered = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(ordered).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${ordered(one)}`).join()}}`
}
