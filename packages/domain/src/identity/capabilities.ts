import type { Role } from './roles.ts'

/**
 * What a person may do. The one table of permissions: the server enforces it where an endpoint is
 * mounted, the client reads it to hide what is not allowed. What is not listed is not allowed.
 */
const office = ['owner', 'admin', 'billing_admin', 'manager', 'nurse'] as const
const people = ['owner', 'admin', 'manager', 'nurse'] as const
const scheduling = ['owner', 'admin', 'manager'] as const
const billing = ['owner', 'billing_admin'] as const
const leads = ['owner', 'admin'] as const
const field = ['pca', 'cna', 'cna1', 'cna2', 'travel_pca', 'travel_cna', 'sitter'] as const
/** Nobody by role: a super admin holds every capability, and these are theirs alone. */
const superAdmin = [] as const

export const capabilityTable = {
  'agency.read': office,
  'agency.write': leads,
  'agency.export': ['owner'],
  'offices.write': leads,
  'phone_numbers.write': leads,
  'integrations.read': leads,
  'integrations.write': leads,
  'diagnosis_codes.write': [...leads, 'nurse'],
  'accounts.read': [...leads, 'manager'],
  'accounts.write': leads,
  'access.read': leads,
  'clients.read': office,
  'clients.write': people,
  'clients.reveal': office,
  'clients.merge': leads,
  'caregivers.read': office,
  'caregivers.write': scheduling,
  'caregivers.reveal': leads,
  'caregivers.pay': [...leads, 'billing_admin'],
  'employees.read': [...office, ...field],
  'catalogue.read': office,
  'catalogue.write': [...leads, 'nurse'],
  'payors.read': office,
  'payors.write': billing,
  'authorizations.read': office,
  'authorizations.write': scheduling,
  'careplans.read': office,
  'careplans.write': [...scheduling, 'nurse'],
  'visits.read': [...office, ...field],
  'visits.capture': [...office, ...field],
  'visits.schedule': scheduling,
  'visits.review': people,
  'claims.read': [...billing, 'admin'],
  'claims.write': billing,
  'remittances.read': [...billing, 'admin'],
  'remittances.write': billing,
  'journal.read': billing,
  'files.read': office,
  'files.keep': office,
  'files.write': [...office, ...field],
  'comments.read': [...office, ...field],
  'comments.write': [...office, ...field],
  'comments.moderate': leads,
  'alerts.read': office,
  'alerts.write': office,
  'lists.export': [...scheduling, 'billing_admin'],
  'imports.write': leads,
  'search.use': office,
  'history.read': office,
  'audit.read': leads,
  'agencies.manage': superAdmin,
  'signup_requests.decide': superAdmin,
  'mails.read': superAdmin,
} as const satisfies Record<string, readonly Role[]>

export type Capability = keyof typeof capabilityTable

export const capabilities = Object.keys(capabilityTable).filter((name): name is Capability =>
  Object.hasOwn(capabilityTable, name),
)

/** Whether a role holds a capability. A super admin is asked about before this, not here. */
export const roleMay = (role: Role, capability: Capability): boolean =>
  capabilityTable[capability].some((candidate: Role) => candidate === role)

/** Everything a role may do, for the client's menus and buttons. */
export const capabilitiesOf = (role: Role): Capability[] =>
  capabilities.filter((capability) => roleMay(role, capability))
