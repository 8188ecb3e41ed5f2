import type { Role } from './roles.ts'

const office = ['owner', 'admin', 'billing_admin', 'manager', 'nurse'] as const
const people = ['owner', 'admin', 'manager', 'nurse'] as const
const scheduling = ['owner', 'admin', 'manager'] as const
const finance = ['owner', 'billing_admin'] as const
const leads = ['owner', 'admin'] as const
const field = ['pca', 'cna', 'cna1', 'cna2', 'travel_pca', 'travel_cna', 'sitter'] as const
/** No role has these. A super admin has every capability, and only super admins have these. */
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
  'Payroll',
  'Files and communication',
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
const payroll = of('Payroll')
const files = of('Files and communication')
const lists = of('Lists and search')
const everywhere = of('All agencies')

/**
 * What a person may do. The one table of permissions: the server enforces it where an endpoint is
 * mounted, the client reads it to hide what is not allowed. What is not listed is not allowed.
 */
export const capabilityTable = {
  'agency.read': agency('View the agency, its offices and settings', office),
  'agency.write': agency('Edit the agency and its settings', leads),
  'agency.export': agency('Export all agency data', ['owner']),
  'offices.write': agency('Add and edit offices', leads),
  'phone_numbers.write': agency('Add and edit phone numbers', leads),
  'integrations.read': agency('View integrations', [...leads, 'billing_admin']),
  'integrations.write': agency('Edit integrations', leads),
  'diagnosis_codes.write': agency('Edit diagnosis codes', [...leads, 'nurse']),
  'accounts.read': access('View accounts', [...leads, 'manager']),
  'accounts.write': access('Send invites, reset passwords, sign people out', leads),
  'access.read': access('View permissions', leads),
  'audit.read': access('View the activity log', leads),
  'clients.read': clients('View clients', office),
  'clients.write': clients('Add and edit clients', people),
  'clients.reveal': clients('Reveal clients’ protected numbers', office),
  'clients.merge': clients('Merge client records', leads),
  'caregivers.read': caregivers('View caregivers and employees', office),
  'caregivers.write': caregivers('Add and edit caregivers and employees', scheduling),
  'caregivers.reveal': caregivers('Reveal caregivers’ protected numbers', leads),
  'caregivers.pay': caregivers('View and edit pay rates', [...leads, 'billing_admin']),
  'own_time.write': caregivers('Report sick, and enter own hours and days off', [
    ...office,
    ...field,
  ]),
  'employees.read': caregivers('View the employee list (caregivers: office staff only)', [
    ...office,
    ...field,
  ]),
  'catalogue.read': catalogue('View services and activities', office),
  'catalogue.write': catalogue('Edit services and activities', [...leads, 'nurse']),
  'payors.read': catalogue('View payors and rates', office),
  'payors.write': catalogue('Edit payors and rates', finance),
  'authorizations.read': care('View authorizations', office),
  'authorizations.write': care('Add and edit authorizations', scheduling),
  'assessments.read': care('View assessments', office),
  'assessments.write': care('Create, edit and archive assessments', people),
  'assessments.correct': care('Change services, minutes and status of active assessments', [
    'owner',
  ]),
  'careplans.read': care('View care plans', office),
  'careplans.write': care('Create and activate care plans', [...scheduling, 'nurse']),
  'visits.read': visits('View visits (caregivers: their own)', [...office, ...field]),
  'visits.capture': visits('Check in, check out, record tasks', [...office, ...field]),
  'visits.schedule': visits('Schedule, assign and cancel visits', scheduling),
  'assignments.override': visits(
    'Assign despite an overlap, hours, travel time or a preference, with a reason',
    scheduling,
  ),
  'assignments.override_limits': visits(
    'Assign despite an expired credential, overtime or an authorization, with a reason',
    leads,
  ),
  'visits.review': visits('Approve and reject visits', people),
  'verifications.read': visits('View what EVV vendors were told and answered', office),
  'verifications.write': visits('Send visits to EVV vendors again, archive and pause', [
    ...scheduling,
    'billing_admin',
  ]),
  'claims.read': billing('View claims', [...finance, 'admin']),
  'claims.write': billing('Edit and send claims', finance),
  'remittances.read': billing('View remittances', [...finance, 'admin']),
  'remittances.write': billing('Match and post remittances', finance),
  'journal.read': billing('View the journal', finance),
  'journal.close': billing('Close a month of the journal', finance),
  'journal.reopen': billing('Open a closed month again', ['owner']),
  'timesheets.read': payroll('View timesheets (caregivers: their own)', [
    ...leads,
    'billing_admin',
    ...field,
  ]),
  'payroll.read': payroll('View pay weeks, pay rates and pay rules', [...leads, 'billing_admin']),
  'payroll.write': payroll('Acknowledge timesheets, edit pay, create payroll files', [
    ...leads,
    'billing_admin',
  ]),
  'files.read': files('View files', office),
  'files.keep': files('Attach, organize and archive files', office),
  'files.write': files('Upload a file', [...office, ...field]),
  'comments.read': files('View comments', [...office, ...field]),
  'comments.write': files('Write comments', [...office, ...field]),
  'comments.moderate': files('Delete other people’s comments', leads),
  'alerts.read': files('View alerts', office),
  'alerts.write': files('Add and archive alerts', office),
  'lists.export': lists('Export lists', [...scheduling, 'billing_admin']),
  'imports.write': lists('Import records from files', leads),
  'search.use': lists('Search across all records', office),
  'history.read': lists('View record history', office),
  'agencies.manage': everywhere('Add agencies and enter any of them', superAdmin),
  'signup_requests.decide': everywhere('Approve agencies that request access', superAdmin),
  'mails.read': everywhere('View the outbox', superAdmin),
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
