import type { EvvProvider, EvvPunch, EvvReason, EvvVisit } from '../record.ts'
import type { Telling } from '../telling.ts'
import type { Appointment } from './columns.ts'

/** Who sends: as the payor and the vendor know the agency. */
export type Sender = {
  provider: EvvProvider
  /** Our number at the vendor, if it is another than the payor's number of us. */
  providerId: string | null
  /** The managed-care organization; null if the account names none. */
  mcoId: string | null
}

/** The name under which the program is known to the vendor. */
const vendorName = 'Homeward'

/** Says that times entered by staff are attested, as one integration sends it. */
const attested = 'MA1000'

/** A visit as an appointment. The vendor keeps one by the visit's ID: what has the highest transaction. */
export function appointmentOf(
  { record: visit, sequence, changeReason }: Telling<EvvVisit>,
  { provider, providerId, mcoId }: Sender,
  at: string,
): Appointment {
  const { client, agent, service, address } = visit
  const checkIn = punchOf(visit.checkIn, visit.corrected.checkIn)
  const checkOut = punchOf(visit.checkOut, visit.corrected.checkOut)
  const isManual = checkIn?.method === 'M' || checkOut?.method === 'M'
  return {
    VendorName: vendorName,
    TransactionID: String(sequence),
    TransactionDateTime: instant(at),
    ProviderID: providerId ?? provider.providerNumber,
    ProviderName: provider.name,
    ProviderNPI: provider.npi,
    ProviderEIN: provider.taxId,
    ProviderMedicaidID: provider.providerNumber,
    ApptID: visit.id,
    CaregiverFName: agent?.firstName ?? null,
    CaregiverLName: agent?.lastName ?? null,
    CaregiverID: agent?.id ?? null,
    CaregiverLicenseNumber: agent?.licenseNumber ?? null,
    CaregiverDateOfBirth: agent?.birthdate ?? null,
    MemberFName: client.firstName,
    MemberLName: client.lastName,
    MemberMedicaidID: client.medicaidId,
    MemberID: client.id,
    MemberDateOfBirth: client.birthdate,
    ApptStartDateTime: instant(visit.scheduled.from),
    ApptEndDateTime: instant(visit.scheduled.to),
    ApptCancelled: visit.state === 'worked' ? null : 'C',
    ...(checkIn && {
      CheckInDateTime: instant(checkIn.at),
      CheckInMethod: checkIn.method,
      CheckInStreetAddress: address?.street ?? null,
      CheckInStreetAddress2: address?.unit ?? null,
      CheckInCity: address?.city ?? null,
      CheckInState: address?.state ?? null,
      CheckInZip: address?.zip ?? null,
      CheckInLat: checkIn.latitude,
      CheckInLong: checkIn.longitude,
      CheckInIVRPhoneNumber: checkIn.phone,
    }),
    ...(checkOut && {
      CheckOutDateTime: instant(checkOut.at),
      CheckOutMethod: checkOut.method,
      CheckOutStreetAddress: address?.street ?? null,
      CheckOutStreetAddress2: address?.unit ?? null,
      CheckOutCity: address?.city ?? null,
      CheckOutState: address?.state ?? null,
      CheckOutZip: address?.zip ?? null,
      CheckOutLat: checkOut.latitude,
      CheckOutLong: checkOut.longitude,
      CheckOutIVRPhoneNumber: checkOut.phone,
    }),
    AuthRefNumber: visit.authorizationNumber,
    ServiceCode: service?.procedureCode ?? null,
    Modifier1: service?.modifiers[0] ?? null,
    Modifier2: service?.modifiers[1] ?? null,
    TimeZone: zones[provider.timeZone] ?? provider.timeZone,
    ApptNote: noteOf([visit.edit ?? changeReason, visit.late, visit.early, visit.missed]),
    DiagnosisCode: visit.diagnosisCode,
    ApptAttestation: isManual && visit.signed ? attested : null,
    ManualReason: isManual ? ((visit.edit ?? changeReason)?.code ?? null) : null,
    LateReason: visit.late?.code ?? null,
    LateAction: visit.late?.action ?? null,
    MissedReason: visit.missed?.code ?? null,
    MissedAction: visit.missed?.action ?? null,
    CarePlanTasksCompleted: tasksOf(visit, true),
    CarePlanTasksNotCompleted: tasksOf(visit, false),
    ClaimAction: visit.state === 'void' ? 'V' : null,
    MCOID: mcoId,
    CaregiverGender: genders[agent?.gender ?? 'other'],
    CaregiverType: 'Both',
    CaregiverHireDate: agent?.hiredOn ?? null,
  }
}

type Punch = {
  at: string
  method: 'E' | 'I' | 'M'
  latitude: string | null
  longitude: string | null
  phone: string | null
}

/** An appointment has one time: a corrected one counts, and counts as entered by staff. */
function punchOf(recorded: EvvPunch | null, corrected: string | null): Punch | null {
  const at = corrected ?? recorded?.at
  if (at === undefined) return null
  const method = corrected === null ? methods[recorded?.method ?? 'manual'] : 'M'
  return {
    at,
    method,
    latitude: method === 'E' ? degrees(recorded?.latitude) : null,
    longitude: method === 'E' ? degrees(recorded?.longitude) : null,
    phone: method === 'I' ? (recorded?.phone ?? null) : null,
  }
}

/** That these letters mean electronic, by phone and manual is our reading. */
const methods = { evv: 'E', fob: 'E', ivr: 'I', manual: 'M' } as const

const genders = { male: 'M', female: 'F', other: null } as const

const zones: Readonly<Record<string, string>> = {
  'America/New_York': 'US/Eastern',
  'America/Chicago': 'US/Central',
  'America/Denver': 'US/Mountain',
  'America/Phoenix': 'US/Arizona',
  'America/Los_Angeles': 'US/Pacific',
  'America/Anchorage': 'US/Alaska',
  'Pacific/Honolulu': 'US/Hawaii',
}

/** Whole seconds in UTC. */
const instant = (at: string): string => new Date(at).toISOString().replace(/\.\d+Z$/, 'Z')

const degrees = (value: number | null | undefined): string | null =>
  value === null || value === undefined ? null : value.toFixed(6)

const noteOf = (reasons: (EvvReason | null)[]): string | null =>
  reasons.flatMap((reason) => reason?.note ?? []).join('; ') || null

const tasksOf = ({ tasks }: EvvVisit, done: boolean): string | null =>
  tasks
    .filter((task) => task.done === done)
    .map(({ code }) => code.replaceAll('~', ' '))
    .join('~') || null
