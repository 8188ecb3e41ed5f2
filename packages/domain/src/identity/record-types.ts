import type { Capability } from './capabilities.ts'

type Entry = {
  /** Its label, in the singular. */
  label: string
  /** The room whose lists and pages show it. */
  room: string
  /** What a person must be allowed to read in order to see such a record, or its history. */
  readers: Capability
  /** Fields and filters have the IDs of such records, and screens show their names instead. */
  named?: true
}

/** Every record type in the audit trail, by its name in the events. */
export const recordTypeTable = {
  agency: { label: 'Agency', room: 'agency', readers: 'agency.read' },
  office: { label: 'Office', room: 'agency', readers: 'agency.read', named: true },
  phone_number: { label: 'Phone number', room: 'agency', readers: 'agency.read' },
  integration: { label: 'Integration', room: 'agency', readers: 'integrations.read' },
  integration_account: {
    label: 'Integration account',
    room: 'agency',
    readers: 'integrations.read',
    named: true,
  },
  diagnosis_code: { label: 'Diagnosis code', room: 'agency', readers: 'agency.read' },
  diagnosis_code_import: {
    label: 'Diagnosis code file',
    room: 'agency',
    readers: 'agency.read',
  },
  payor: { label: 'Payor', room: 'agency', readers: 'payors.read', named: true },
  rate: { label: 'Rate', room: 'agency', readers: 'payors.read' },
  service: { label: 'Service', room: 'catalogue', readers: 'catalogue.read', named: true },
  category: { label: 'Category', room: 'catalogue', readers: 'catalogue.read' },
  activity: { label: 'Activity', room: 'catalogue', readers: 'catalogue.read' },
  user: { label: 'User', room: 'identity', readers: 'audit.read', named: true },
  invite: { label: 'Invite', room: 'identity', readers: 'audit.read' },
  link: { label: 'Link', room: 'identity', readers: 'audit.read' },
  client: { label: 'Client', room: 'clients', readers: 'clients.read', named: true },
  agent: { label: 'Caregiver', room: 'caregivers', readers: 'caregivers.read', named: true },
  agent_absence: {
    label: 'Caregiver absence',
    room: 'caregivers',
    readers: 'caregivers.read',
  },
  leave_request: { label: 'Days off', room: 'caregivers', readers: 'caregivers.read' },
  client_payor: { label: 'Client payor', room: 'clients', readers: 'clients.read' },
  client_absence: { label: 'Client absence', room: 'clients', readers: 'clients.read' },
  authorization: { label: 'Authorization', room: 'care', readers: 'authorizations.read' },
  assessment: { label: 'Assessment', room: 'care', readers: 'assessments.read' },
  assessment_report: {
    label: 'Assessment report',
    room: 'care',
    readers: 'assessments.write',
  },
  careplan: { label: 'Care plan', room: 'care', readers: 'careplans.read' },
  visit: { label: 'Visit', room: 'visits', readers: 'visits.read' },
  careplan_report: { label: 'Care plan report', room: 'care', readers: 'lists.export' },
  vendor_verification: {
    label: 'EVV record',
    room: 'verification',
    readers: 'verifications.read',
  },
  visit_report: { label: 'Visit report', room: 'visits', readers: 'lists.export' },
  fob: { label: 'Fob device', room: 'visits', readers: 'clients.read' },
  visit_reason: { label: 'Reason code', room: 'visits', readers: 'visits.review' },
  claim: { label: 'Claim', room: 'billing', readers: 'claims.read' },
  claim_report: { label: 'Claim report', room: 'billing', readers: 'claims.read' },
  statement_run: { label: 'Statements of all patients', room: 'billing', readers: 'claims.write' },
  transmission: { label: 'Transmission', room: 'billing', readers: 'claims.read' },
  acknowledgement: { label: 'Answer to claims', room: 'billing', readers: 'claims.read' },
  era: { label: 'ERA', room: 'billing', readers: 'remittances.read' },
  era_file: { label: 'ERA file', room: 'billing', readers: 'remittances.read' },
  timesheet: { label: 'Timesheet', room: 'payroll', readers: 'payroll.read' },
  pay_rules: { label: 'Pay rules', room: 'payroll', readers: 'payroll.read' },
  pay_rate: { label: 'Pay rate', room: 'payroll', readers: 'payroll.read' },
  pay_holiday: { label: 'Holiday', room: 'payroll', readers: 'payroll.read' },
  pay_entry: { label: 'Pay entry', room: 'payroll', readers: 'payroll.read' },
  payroll_preset: { label: 'Payroll file layout', room: 'payroll', readers: 'payroll.read' },
  payroll_export: { label: 'Payroll file', room: 'payroll', readers: 'payroll.read' },
  file: { label: 'File', room: 'files', readers: 'files.read' },
  folder: { label: 'Folder', room: 'files', readers: 'files.read', named: true },
  attachment: { label: 'Attachment', room: 'files', readers: 'files.read' },
  comment: { label: 'Comment', room: 'collaboration', readers: 'comments.read' },
  alert: { label: 'Alert', room: 'collaboration', readers: 'alerts.read' },
  notification: { label: 'Notification', room: 'collaboration', readers: 'audit.read' },
  saved_view: { label: 'Saved view', room: 'collaboration', readers: 'audit.read' },
  import: { label: 'Import', room: 'transfer', readers: 'imports.write' },
  agency_export: { label: 'Export', room: 'transfer', readers: 'agency.export' },
} as const satisfies Record<string, Entry>

export type RecordType = keyof typeof recordTypeTable

type IsNamed<T extends RecordType> = (typeof recordTypeTable)[T] extends { named: true } ? T : never

/** The records that a field or a filter names by id. */
export type NamedType = { [T in RecordType]: IsNamed<T> }[RecordType]

export const recordTypes = Object.keys(recordTypeTable).filter(isRecordType)

export const namedTypes = recordTypes.filter(
  (type): type is NamedType => 'named' in recordTypeTable[type],
)

/** The record type for a name in an event; undefined if there is no such type. */
export const recordTypeOf = (name: string): Entry | undefined =>
  isRecordType(name) ? recordTypeTable[name] : undefined

/** The capability to read a record. Types that are not listed are for the readers of the whole trail. */
export const recordCapability = (name: string): Capability =>
  recordTypeOf(name)?.readers ?? 'audit.read'

function isRecordType(name: string): name is RecordType {
  return Object.hasOwn(recordTypeTable, name)
}
