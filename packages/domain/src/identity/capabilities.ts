import type { Role } from './roles.ts'

/**
 * What a person may do. The one table of permissions: the server enforces it where an endpoint is
 * mounted, the client reads it to hide what is not allowed. What is not listed is not allowed.
 */
const office = ['owner', 'admin', 'billing_admin', 'manager', 'nurse'] as const
const people = ['owner', 'admin', 'manager', 'nurse'] as const
const scheduling = ['owner', 'admin', 'manager'] as const
const billing = ['owner', 'billing_admin'] as const
const field = ['pca', 'cna', 'cna1', 'cna2', 'travel_pca', 'travel_cna', 'sitter'] as const

export const capabilityTable = {
  'agency.read': office,
  'clients.read': office,
  'clients.write': people,
  'caregivers.read': office,
  'catalogue.read': office,
  'payors.read': office,
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
  'files.write': [...office, ...field],
  'audit.read': ['owner', 'admin'],
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
