import type { EvvPunch, EvvVisit } from '../record.ts'
import type { Telling } from '../telling.ts'
import { genderOf, noSsn } from './caregiver-body.ts'
import { externalVisitId, shortId } from './ids.ts'
import { type Naming, payerIdOf } from './naming.ts'
import { onTheClock } from './times.ts'
import { callTypes } from './visit-body.ts'

type Told = { telling: Telling<EvvVisit>; visit: EvvVisit; naming: Naming }
/** What a column holds; null for an empty cell. */
type Cell = (told: Told) => string | null

type Column = {
  name: string
  /** Where the name and its place come from: HHAeXchange's own page, or files that others send there. */
  from: 'published' | 'seen'
  /** Left out where Homeward knows nothing of it. */
  cell?: Cell
}

const published = (name: string, cell: Cell): Column => ({ name, from: 'published', cell })
const seen = (name: string, cell?: Cell): Column => ({ name, from: 'seen', cell })

const yes = (is: boolean): string => (is ? 'Y' : 'N')
const took = (visit: EvvVisit) => visit.state !== 'missed'

/** The time of the visit, as the clocks at the agency show it. */
const time =
  (pick: (visit: EvvVisit) => string | null | undefined): Cell =>
  ({ visit, naming }) => {
    const at = pick(visit)
    return at ? onTheClock(at, naming.provider.timeZone) : null
  }

/** Calls alone; times that staff entered are none. */
const call = (visit: EvvVisit, punch: 'checkIn' | 'checkOut'): EvvPunch | null => {
  const made = took(visit) ? visit[punch] : null
  return made && callTypes[made.method] ? made : null
}

const timeOf = (visit: EvvVisit, punch: 'checkIn' | 'checkOut') =>
  took(visit) ? (visit.corrected[punch] ?? visit[punch]?.at) : null

const edit = ({ visit, telling }: Told) => visit.edit ?? telling.changeReason

const byHand: Cell = ({ visit }) =>
  yes(took(visit) && (!call(visit, 'checkIn') || !call(visit, 'checkOut')))

const place = (way: string, punch: 'checkIn' | 'checkOut'): Column[] => {
  const of =
    (pick: (address: NonNullable<EvvVisit['address']>) => string | null): Cell =>
    ({ visit }) =>
      call(visit, punch) && visit.address && pick(visit.address)
  return [
    seen(
      `${way} Service Location Address Line 1`,
      of(({ street }) => street),
    ),
    seen(
      `${way} Service Location Address Line 2`,
      of(({ unit }) => unit),
    ),
    seen(
      `${way} Service Location City`,
      of(({ city }) => city),
    ),
    seen(
      `${way} Service Location State`,
      of(({ state }) => state),
    ),
    seen(
      `${way} Service Location Zip Code`,
      of(({ zip }) => zip),
    ),
    seen(
      `${way} Service Location Type`,
      ({ visit }) => call(visit, punch) && (visit.place === 'home' ? 'Home' : 'Community'),
    ),
  ]
}

const where = (way: string, punch: 'checkIn' | 'checkOut'): Column[] => [
  seen(`${way} Phone Number`, ({ visit }) => call(visit, punch)?.phone ?? null),
  seen(`${way} Latitude`, ({ visit }) => call(visit, punch)?.latitude?.toFixed(6) ?? null),
  seen(`${way} Longitude`, ({ visit }) => call(visit, punch)?.longitude?.toFixed(6) ?? null),
  seen(`${way} EVV Other Info`, ({ visit }) => {
    const made = call(visit, punch)
    return made && callTypes[made.method]
  }),
]

/** The columns that find a row again, in our file and in its log. */
export const keyColumns = {
  visit: 'Schedule ID',
  vendorKey: 'Visit ID',
  deletion: 'Is Deletion',
  /** Ours to fill; a log that repeats it says of which sending it speaks. */
  sequence: 'User Field 1',
}

/** The 96 columns of Homecare V5, in order. What the cells hold is our reading except where it is published. */
export const columns: readonly Column[] = [
  published('Agency Tax ID', ({ naming }) => naming.provider.taxId),
  published('Office NPI', ({ naming }) => naming.provider.npi),
  published('Payer ID', ({ naming, visit }) => payerIdOf(naming, visit)),
  published('Medicaid Number', ({ visit }) => visit.client.medicaidId),
  published('Member First Name', ({ visit }) => visit.client.firstName.slice(0, 50)),
  published('Member Last Name', ({ visit }) => visit.client.lastName.slice(0, 50)),
  published('Member ID', ({ visit }) => shortId(visit.client.id)),
  seen('Caregiver Code', ({ visit }) => visit.agent && shortId(visit.agent.id)),
  seen('Caregiver Registry ID'),
  seen('Caregiver License Number', ({ visit }) => visit.agent?.licenseNumber ?? null),
  seen('Caregiver First Name', ({ visit }) => visit.agent?.firstName ?? null),
  seen('Caregiver Last Name', ({ visit }) => visit.agent?.lastName ?? null),
  seen('Caregiver Gender', ({ visit }) => visit.agent && genderOf(visit.agent.gender)),
  seen('Caregiver Date of Birth', ({ visit }) => visit.agent?.birthdate ?? null),
  seen('Caregiver SSN', ({ visit }) => visit.agent && noSsn),
  seen('Caregiver Email'),
  seen(keyColumns.visit, ({ visit }) => externalVisitId(visit.id)),
  seen(keyColumns.vendorKey, ({ telling }) => telling.vendorKey),
  seen(
    'Procedure Code',
    ({ visit: { service } }) => service && [service.procedureCode, ...service.modifiers].join(':'),
  ),
  seen('Diagnosis Code', ({ visit }) => visit.diagnosisCode),
  seen(
    'Schedule Start Time',
    time(({ scheduled }) => scheduled.from),
  ),
  seen(
    'Schedule End Time',
    time(({ scheduled }) => scheduled.to),
  ),
  seen(
    'Visit Start Time',
    time((visit) => timeOf(visit, 'checkIn')),
  ),
  seen(
    'Visit End Time',
    time((visit) => timeOf(visit, 'checkOut')),
  ),
  seen(
    'EVV Start Time',
    time((visit) => call(visit, 'checkIn')?.at),
  ),
  seen(
    'EVV End Time',
    time((visit) => call(visit, 'checkOut')?.at),
  ),
  ...place('Clock-In', 'checkIn'),
  ...place('Clock-Out', 'checkOut'),
  seen('Duties', ({ visit: { tasks } }) =>
    tasks.flatMap(({ code, done }) => (done ? [code] : [])).join('|'),
  ),
  ...where('Clock-In', 'checkIn'),
  ...where('Clock-Out', 'checkOut'),
  seen('Invoice Number'),
  seen('Visit Edit Reason Code', (told) => edit(told)?.code ?? null),
  seen('Visit Edit Action Taken', (told) => edit(told)?.action ?? null),
  seen('Visit Edit Made By'),
  seen('Notes', (told) => edit(told)?.note ?? null),
  seen(keyColumns.deletion, ({ visit }) => yes(visit.state === 'void')),
  seen('Invoice Line-Item ID'),
  seen('Total Billed Amount'),
  seen('Units Billed'),
  seen('Billed Rate'),
  seen('Submission Type'),
  seen('TRN Number'),
  seen('Enable Secondary Billing'),
  seen('Other Subscriber ID'),
  seen('Primary Payer ID'),
  seen('Primary Payer Name'),
  seen('Relationship to Insured'),
  seen('Primary Payer Policy or Group number'),
  seen('Primary Payer Program Name'),
  seen('Plan Type'),
  seen('Total Paid Amount'),
  seen('Total Paid Units'),
  seen('Paid Date'),
  seen('Deductible'),
  seen('Coinsurance'),
  seen('Copay'),
  seen('Contracted Adjustments'),
  seen('Not Medically Necessary'),
  seen('Non-Covered Charges'),
  seen('Max Benefit Exhausted'),
  seen('Missed Visit', ({ visit }) => yes(visit.state === 'missed')),
  seen('Missed Visit Reason Code', ({ visit }) => visit.missed?.code ?? null),
  seen('Missed Visit Action Taken Code', ({ visit }) => visit.missed?.action ?? null),
  seen('Missed Visit Notes', ({ visit }) => visit.missed?.note ?? null),
  seen('Travel Time Request Hours'),
  seen('Travel Time Comments'),
  seen('Cancel Travel Time Request'),
  seen('Timesheet Required', byHand),
  seen('Timesheet Approved', byHand),
  seen(keyColumns.sequence, ({ telling }) => String(telling.sequence)),
  ...Array.from({ length: 9 }, (_, at) => seen(`User Field ${at + 2}`)),
]
