import type { Capability } from './capabilities.ts'
import type { Role } from './roles.ts'

/** The roles whose work may be limited to offices. An owner answers for all, a caregiver has their own visits. */
const limitableRoles = [
  'admin',
  'billing_admin',
  'manager',
  'nurse',
] as const satisfies readonly Role[]

/** What concerns the whole agency, so that nobody who is limited to offices may do it. */
const ofWholeAgency: ReadonlySet<Capability> = new Set<Capability>([
  'agency.write',
  'agency.export',
  'offices.write',
  'phone_numbers.write',
  'integrations.read',
  'integrations.write',
  'diagnosis_codes.write',
  'accounts.read',
  'accounts.write',
  'audit.read',
  'clients.merge',
  'catalogue.write',
  'payors.write',
  'claims.write',
  'remittances.read',
  'remittances.write',
  'journal.read',
  'journal.close',
  'journal.reopen',
  'timesheets.read',
  'payroll.read',
  'payroll.write',
  'imports.write',
])

/** Whether somebody who is limited to offices holds a capability of their role. */
export const heldWithinOffices = (capability: Capability): boolean => !ofWholeAgency.has(capability)

/**
 * Whether a role's work can be limited to offices. Only where every assignment of a person is limited does the
 * limit hold: one that is not opens the agency.
 */
export const isLimitable = (role: Role): boolean => limitableRoles.some((one) => one === role)
