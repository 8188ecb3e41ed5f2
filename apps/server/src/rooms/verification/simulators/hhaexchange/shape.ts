import { z } from 'zod'

/** The fields that HHAeXchange knows, with their lengths. A field that it does not know is refused. */

const text = (most: number) => z.string().min(1).max(most)
const instant = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/, 'is not in UTC')
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'is not a date as YYYY-MM-DD')
const providerTaxID = z.string().regex(/^\d{9}$/, 'is not a tax ID of nine digits')
const identified = (qualifiers: readonly [string, ...string[]]) =>
  z.strictObject({ qualifier: z.enum(qualifiers), identifier: text(50) })

const Address = z.strictObject({
  addressLine1: text(100),
  addressLine2: z.string().max(100).nullable(),
  city: text(50),
  state: z.string().regex(/^[A-Z]{2}$/),
  zipcode: z.string().regex(/^\d{5}(?:\d{4})?$/),
})

const Clock = z.strictObject({
  callDateTime: instant,
  callType: z.enum(['Telephony', 'Mobile', 'FOB']),
  callLatitude: z.number().min(-90).max(90).nullable(),
  callLongitude: z.number().min(-180).max(180).nullable(),
  originatingPhoneNumber: z
    .string()
    .regex(/^\d{10}$/)
    .nullable(),
  serviceAddress: Address.nullable(),
})

const tasks = z.array(z.strictObject({ code: text(20) }))

const Explained = z.strictObject({
  reasonCode: text(10).nullable(),
  actionCode: text(10).nullable(),
  notes: z.string().max(500).nullable(),
})

export const VisitShape = z.strictObject({
  providerTaxID,
  office: identified(['NPI', 'FederalTaxID']),
  member: identified(['MedicaidID']),
  caregiver: identified(['ExternalID', 'NPI']).nullable(),
  payerId: text(10),
  externalVisitId: text(30),
  evvmsid: text(30).nullable(),
  procedureCode: text(10),
  procedureModifierCode: z.array(text(2)).max(4),
  timezone: text(30),
  scheduleStartTime: instant,
  scheduleEndTime: instant,
  visitStartDateTime: instant.nullable(),
  visitEndDateTime: instant.nullable(),
  timesheetRequired: z.boolean(),
  timesheetApproved: z.boolean(),
  evv: z
    .strictObject({
      clockIn: Clock.nullable(),
      clockOut: Clock.extend({ performedTasks: tasks, refusedTasks: tasks }).nullable(),
    })
    .nullable(),
  missedVisit: Explained.extend({ missed: z.literal(true) }).nullable(),
  editVisit: Explained.nullable(),
})

export const CaregiverShape = z
  .strictObject({
    providerTaxID,
    qualifier: z.enum(['ExternalID', 'NPI']),
    externalID: text(20),
    npi: z
      .string()
      .regex(/^\d{10}$/)
      .optional(),
    ssn: z.literal('999999999'),
    dateOfBirth: day,
    lastName: text(30),
    firstName: text(30),
    gender: z.enum(['Male', 'Female', 'Other']),
    email: z.string().max(100),
    phoneNumber: z
      .string()
      .regex(/^\d{10}$/)
      .nullable(),
    type: z.enum(['Skilled', 'Non-Skilled', 'Both']),
    professionalLicenseNumber: text(50).nullable(),
    hireDate: day,
  })
  .refine(({ qualifier, npi }) => qualifier !== 'NPI' || npi !== undefined, {
    path: ['npi'],
    error: 'is required',
  })

export type Fault = { errorCode: string | null; errorMessage: string }

/** The numbers that HHAeXchange publishes, as far as they are known. */
const codes: Readonly<Record<string, readonly [string, string]>> = {
  'visit providerTaxID': ['101004', 'Invalid Provider Tax ID format'],
  'caregiver providerTaxID': ['102004', 'Invalid Provider Tax ID format'],
  'caregiver ssn': ['102009', "Invalid Caregiver's SSN format"],
  'caregiver dateOfBirth': ['102010', "Caregiver's Date of Birth is required"],
}

/** What is wrong with the form of a body. */
export const faultsIn = (
  what: 'visit' | 'caregiver',
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
): Fault[] =>
  issues.map(({ path, message }) => {
    const [errorCode, errorMessage] = codes[`${what} ${path.map(String).join('.')}`] ?? [
      null,
      `${path.map(String).join('.') || what} ${message}`,
    ]
    return { errorCode, errorMessage }
  })
