import type { Capability } from './capabilities.ts'

/** What a person must be allowed to read in order to see a record of the type named, or its history. */
const readers: Record<string, Capability> = {
  agency: 'agency.read',
  office: 'agency.read',
  client: 'clients.read',
  agent: 'caregivers.read',
  caregiver: 'caregivers.read',
  authorization: 'authorizations.read',
  careplan: 'careplans.read',
  visit: 'visits.read',
  claim: 'claims.read',
  transmission: 'claims.read',
  era: 'remittances.read',
  payor: 'payors.read',
  service: 'catalogue.read',
  activity: 'catalogue.read',
  file: 'files.read',
  folder: 'files.read',
  attachment: 'files.read',
  comment: 'comments.read',
  alert: 'alerts.read',
}

/** The capability that reading a record takes; what is not listed is for the readers of the whole trail. */
export const recordCapability = (recordType: string): Capability =>
  Object.hasOwn(readers, recordType) ? (readers[recordType] ?? 'audit.read') : 'audit.read'
