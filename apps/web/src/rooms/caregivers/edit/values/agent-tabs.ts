import type { Agent } from '@homeward/contract/caregivers/agents'
import { type AgentValues, agentValues } from './agent-values.ts'

/** The parts of a person that are edited one at a time, with the fields of each. */
export const agentTabs = {
  person: {
    label: 'Person',
    fields: ['first_name', 'last_name', 'gender', 'birthdate', 'languages'],
  },
  contact: { label: 'Contact and addresses', fields: ['phone', 'email', 'addresses_attributes'] },
  emergency: { label: 'Emergency contacts', fields: ['emergency_contacts_attributes'] },
  offices: { label: 'Offices', fields: ['assignments_attributes'] },
  private: {
    label: 'Employment',
    fields: [
      'hire_date',
      'termination_date',
      'employment_type',
      'pay_rate',
      'citizen',
      'felon',
      'social_security_number',
      'medicaid_id',
    ],
  },
  claims: {
    label: 'Claims',
    fields: ['npi', 'taxonomy_code', 'provider_number', 'provider_numbers_attributes'],
  },
  employment: { label: 'Role and status', fields: ['role', 'status'] },
} as const satisfies Record<string, { label: string; fields: readonly (keyof AgentValues)[] }>

export type AgentTab = keyof typeof agentTabs

export const agentTabIds = Object.keys(agentTabs) as AgentTab[]

/** The fields of one part of a person; pay only for those who may change it. */
export const valuesOfTab = (agent: Agent, tab: AgentTab): Partial<AgentValues> => {
  const values = agentValues(agent)
  const fields = agentTabs[tab].fields.filter(
    (field) => field !== 'pay_rate' || agent.abilities.edit_pay === true,
  )
  return {
    ...Object.fromEntries(fields.map((field) => [field, values[field]])),
    private_profile: null,
  }
}
