import { word } from '../language/sentence.ts'

/** The status of a person in the agency. Only an active person can sign in and be assigned. */
export const agentStatuses = ['active', 'inactive', 'do-not-hire'] as const
export type AgentStatus = (typeof agentStatuses)[number]
export const agentStatusLabels: Record<AgentStatus, string> = {
  active: word('Active'),
  inactive: word('Inactive'),
  'do-not-hire': word('Do not hire'),
}

/** The record type that follows from the role: field staff, or everybody else. */
export const agentTypes = ['Agent', 'Caregiver'] as const
export type AgentType = (typeof agentTypes)[number]
export const agentTypeLabels: Record<AgentType, string> = {
  Agent: word('Office staff'),
  Caregiver: word('Caregiver'),
}

export const employmentTypes = ['full_time', 'part_time', 'seasonal', 'temporary'] as const
export type EmploymentType = (typeof employmentTypes)[number]
export const employmentTypeLabels: Record<EmploymentType, string> = {
  full_time: 'Full time',
  part_time: 'Part time',
  seasonal: 'Seasonal',
  temporary: 'Temporary',
}

export const credentialStatuses = ['active', 'expiring', 'expired'] as const
export type CredentialStatus = (typeof credentialStatuses)[number]
export const credentialStatusLabels: Record<CredentialStatus, string> = {
  active: 'Active',
  expiring: 'Expires soon',
  expired: 'Expired',
}
