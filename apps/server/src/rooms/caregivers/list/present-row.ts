import type { AgentRow } from '@homeward/contract/caregivers/agents'
import type { ListedAgent } from './list-store.ts'

/** A person as a list shows them. */
export const presentRow = (row: ListedAgent): AgentRow => ({
  id: row.id,
  first_name: row.first_name,
  last_name: row.last_name,
  name: row.name,
  type: row.type,
  role: row.role,
  status: row.status,
  phone: row.phone,
  email: row.email,
  hire_date: row.hire_date,
  offices: row.offices,
  credentials: row.credentials,
})
