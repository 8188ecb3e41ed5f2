import type { Role } from './roles.ts'

const office = ['owner', 'admin', 'billing_admin', 'manager', 'nurse'] as const
const people = ['owner', 'admin', 'manager', 'nurse'] as const
const scheduling = ['owner', 'admin', 'manager'] as const
const finance = ['owner', 'billing_admin'] as const
const leads = ['owner', 'admin'] as const
const field = ['pca', 'cna', 'cna1', 'cna2', 'travel_pca', 'travel_cna', 'sitter'] as const
/** Nobody by role: a super admin holds every capability, and these are theirs alone. */
const superAdmin = [] as const

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

type CapabilityGroup = (typeof capabilityGroups)[number]

type Entry = {
  group: CapabilityGroup
  /** What it allows, in the words of an office. */
  label: string
  roles: readonly Role[]
}

const of =
  (group: CapabilityGroup) =>
  (label: string, roles: readonly Role[]): Entry => ({ group, label, roles })

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

/**
 * What a person may do. The one table of permissions: the server enforces it where an endpoint is
 * mounted, the client reads it to hide what is not allowed. What is not listed is not allowed.
 */
export const capabilityTable = {
  'agency.read': agency('See the agency, its offices and settings', office),
  'agency.write': agency('Change the agency and its settings', leads),
  'agency.export': agency('Take out all data of the agency', ['owner']),
  'offices.write': agency('Add and change offices', leads),
  'phone_numbers.write': agency('Add and change phone numbers', leads),
  'integrations.read': agency('See connections to other programs', [...leads, 'billing_admin']),
  'integrations.write': agency('Change connections to other programs', leads),
  'diagnosis_codes.write': agency('Change the diagnosis codes', [...leads, 'nurse']),
  'accounts.read': access('See who can sign in', [...leads, 'manager']),
  'accounts.write': access('Invite, reset passwords, sign people out', leads),
  'access.read': access('See who may do what', leads),
  'audit.read': access('Read the trail of who did what', leads),
  'clients.read': clients('See clients', office),
  'clients.write': clients('Add and change clients', people),
  'clients.reveal': clients('Show protected numbers of clients', office),
  'clients.merge': clients('Join two records of one client', leads),
  'caregivers.read': caregivers('See caregivers and employees', office),
  'caregivers.write': caregivers('Add and change caregivers and employees', scheduling),
  'caregivers.reveal': caregivers('Show protected numbers of caregivers', leads),
  'caregivers.pay': caregivers('See and change pay rates', [...leads, 'billing_admin']),
  'employees.read': caregivers('See the list of employees (caregivers: office staff only)', [
    ...office,
    ...field,
  ]),
  'catalogue.read': catalogue('See services and activities', office),
  'catalogue.write': catalogue('Change services and activities', [...leads, 'nurse']),
  'payors.read': catalogue('See payors and rates', office),
  'payors.write': catalogue('Change payors and rates', finance),
  'authorizations.read': care('See authorizations', office),
  'authorizations.write': care('Add and change authorizations', scheduling),
  'careplans.read': care('See care plans', office),
  'careplans.write': care('Write and activate care plans', [...scheduling, 'nurse']),
  'visits.read': visits('See visits (caregivers: their own)', [...office, ...field]),
  'visits.capture': visits('Check in, check out, record tasks', [...office, ...field]),
  'visits.schedule': visits('Schedule, assign and cancel visits', scheduling),
  'visits.review': visits('Approve and reject visits', people),
  'claims.read': billing('See claims', [...finance, 'admin']),
  'claims.write': billing('Change and send claims', finance),
  'remittances.read': billing('See remittances', [...finance, 'admin']),
  'remittances.write': billing('Match and post remittances', finance),
  'journal.read': billing('Read the journal', finance),
  'files.read': files('See files', office),
  'files.keep': files('Attach, sort and archive files', office),
  'files.write': files('Upload a file', [...office, ...field]),
  'comments.read': files('Read comments', [...office, ...field]),
  'comments.write': files('Write comments', [...office, ...field]),
  'comments.moderate': files('Delete comments of others', leads),
  'alerts.read': files('See alerts', office),
  'alerts.write': files('Add and settle alerts', office),
  'lists.export': lists('Export lists', [...scheduling, 'billing_admin']),
  'imports.write': lists('Import records from files', leads),
  'search.use': lists('Search across all records', office),
  'history.read': lists('See the history of a record', office),
  'agencies.manage': everywhere('Add agencies and enter any of them', superAdmin),
  'signup_requests.decide': everywhere('Approve agencies that ask to join', superAdmin),
  'mails.read': everywhere('Read the outbox', superAdmin),
} as const satisfies Record<string, Entry>

export type Capability = keyof typeof capabilityTable

export const capabilities = Object.keys(capabilityTable).filter((name): name is Capability =>
  Object.hasOwn(capabilityTable, name),
)

/** Whether a role holds a capability. A super admin is asked about before this, not here. */
export const roleMay = (role: Role, capability: Capability): boolean =>
  capabilityTable[capability].roles.includes(role)

/** Everything a role may do, for the client's menus and buttons. */
export const capabilitiesOf = (role: Role): Capability[] =>
  capabilities.filter((capability) => roleMay(role, capability))
