import type { Capability } from './capabilities.ts'

/** What a person must be allowed to read in order to see how a record of the type came about. */
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

/** The capability that the history of a record takes; what is not listed is for the whole trail's readers. */
export const historyCapability = (recordType: string): Capability =>
  Object.hasOwn(readers, recordType) ? (readers[recordType] ?? 'audit.read') : 'audit.read'
