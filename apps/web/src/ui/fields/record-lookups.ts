import { listAccounts } from '@homeward/contract/identity/access'
import { listIntegrationAccounts } from '@homeward/contract/agency/integration-accounts'
import { listOffices } from '@homeward/contract/agency/offices'
import { listPayors } from '@homeward/contract/agency/payors'
import { listCaregivers } from '@homeward/contract/caregivers/caregivers'
import { listServices } from '@homeward/contract/catalogue/services'
import { listClients } from '@homeward/contract/clients/clients'
import { listEmployees } from '@homeward/contract/caregivers/employees'
import { lookupOf } from './lookup.ts'

type Named = { id: string; name: string }
const named = ({ id, name }: Named) => ({ value: id, label: name })

export const officeLookup = lookupOf(
  listOffices,
  (search) => ({ search: search || undefined }),
  named,
  'office',
)

export const payorLookup = lookupOf(
  listPayors,
  (search) => ({ search: search || undefined }),
  named,
  'payor',
)

/** Accounts that visits are reported by. */
export const evvAccountLookup = lookupOf(
  listIntegrationAccounts,
  (search) => ({ search: search || undefined, kind: 'evv' as const }),
  named,
  'integration_account',
)

/** Accounts that claims are sent by. */
export const clearinghouseLookup = lookupOf(
  listIntegrationAccounts,
  (search) => ({ search: search || undefined, kind: 'clearinghouse' as const }),
  named,
  'integration_account',
)

export const serviceLookup = lookupOf(
  listServices,
  (search) => ({ search: search || undefined, categories: 'without' as const }),
  ({ id, label }) => ({ value: id, label }),
  'service',
)

/** Active clients. */
export const clientLookup = lookupOf(
  listClients,
  (search) => ({ search: search || undefined, status: 'active' as const }),
  named,
  'client',
)

/** Active caregivers. */
export const caregiverLookup = lookupOf(
  listCaregivers,
  (search) => ({ search: search || undefined, status: 'active' as const }),
  named,
  'agent',
)

/** Everybody active who works for the agency. */
export const employeeLookup = lookupOf(
  listEmployees,
  (search) => ({ search: search || undefined, status: 'active' as const }),
  named,
  'agent',
)

/** Everybody with an account, whatever their status; the value is the account's. */
export const personLookup = lookupOf(
  listAccounts,
  (search) => ({ search: search || undefined, state: 'active' as const }),
  ({ user_id, name }) => ({ value: user_id ?? '', label: name }),
  'user',
)
