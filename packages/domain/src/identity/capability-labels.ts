import type { Capability } from './capabilities.ts'

/** Kinds of work, in the order in which a table of capabilities lists them. */
export const capabilityGroups = [
  'Agency',
  'People with access',
  'Clients',
  'Caregivers',
  'Services and payors',
  'Care',
  'Visits',
  'Billing',
  'Files and talk',
  'Lists and search',
  'All agencies',
] as const

export type CapabilityGroup = (typeof capabilityGroups)[number]

type Words = { group: CapabilityGroup; label: string }

const of =
  (group: CapabilityGroup) =>
  (label: string): Words => ({ group, label })

const agency = of('Agency')
const access = of('People with access')
const clients = of('Clients')
const caregivers = of('Caregivers')
const catalogue = of('Services and payors')
const care = of('Care')
const visits = of('Visits')
const billing = of('Billing')
const files = of('Files and talk')
const lists = of('Lists and search')
const everywhere = of('All agencies')

/** What each capability allows, in the words of an office. */
export const capabilityWords: Record<Capability, Words> = {
  'agency.read': agency('See the agency, its offices and settings'),
  'agency.write': agency('Change the agency and its settings'),
  'agency.export': agency('Take out all data of the agency'),
  'offices.write': agency('Add and change offices'),
  'phone_numbers.write': agency('Add and change phone numbers'),
  'integrations.read': agency('See connections to other programs'),
  'integrations.write': agency('Change connections to other programs'),
  'diagnosis_codes.write': agency('Change the diagnosis codes'),
  'accounts.read': access('See who can sign in'),
  'accounts.write': access('Invite, reset passwords, sign people out'),
  'access.read': access('See who may do what'),
  'audit.read': access('Read the trail of who did what'),
  'clients.read': clients('See clients'),
  'clients.write': clients('Add and change clients'),
  'clients.reveal': clients('Show protected numbers of clients'),
  'clients.merge': clients('Join two records of one client'),
  'caregivers.read': caregivers('See caregivers and employees'),
  'caregivers.write': caregivers('Add and change caregivers and employees'),
  'caregivers.reveal': caregivers('Show protected numbers of caregivers'),
  'caregivers.pay': caregivers('See and change pay rates'),
  'employees.read': caregivers('See the list of employees (caregivers: office staff only)'),
  'catalogue.read': catalogue('See services and activities'),
  'catalogue.write': catalogue('Change services and activities'),
  'payors.read': catalogue('See payors and rates'),
  'payors.write': catalogue('Change payors and rates'),
  'authorizations.read': care('See authorizations'),
  'authorizations.write': care('Add and change authorizations'),
  'careplans.read': care('See care plans'),
  'careplans.write': care('Write and activate care plans'),
  'visits.read': visits('See visits (caregivers: their own)'),
  'visits.capture': visits('Check in, check out, record tasks'),
  'visits.schedule': visits('Schedule, assign and cancel visits'),
  'visits.review': visits('Approve and reject visits'),
  'claims.read': billing('See claims'),
  'claims.write': billing('Change and send claims'),
  'remittances.read': billing('See remittances'),
  'remittances.write': billing('Match and post remittances'),
  'journal.read': billing('Read the journal'),
  'files.read': files('See files'),
  'files.keep': files('Attach, sort and archive files'),
  'files.write': files('Upload a file'),
  'comments.read': files('Read comments'),
  'comments.write': files('Write comments'),
  'comments.moderate': files('Delete comments of others'),
  'alerts.read': files('See alerts'),
  'alerts.write': files('Add and settle alerts'),
  'lists.export': lists('Export lists'),
  'imports.write': lists('Import records from files'),
  'search.use': lists('Search across all records'),
  'history.read': lists('See the history of a record'),
  'agencies.manage': everywhere('Add agencies and enter any of them'),
  'signup_requests.decide': everywhere('Approve agencies that ask to join'),
  'mails.read': everywhere('Read the outbox'),
}
