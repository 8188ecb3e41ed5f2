/** Where a person stands with the agency; only an active one can sign in to it and be assigned. */
export const agentStatuses = ['active', 'inactive', 'do-not-hire'] as const
export type AgentStatus = (typeof agentStatuses)[number]
export const agentStatusLabels: Record<AgentStatus, string> = {
  active: 'Active',
  inactive: 'Inactive',
  'do-not-hire': 'Do not hire',
}

/** The record type that follows from the role: field staff, or everybody else. */
export const agentTypes = ['Agent', 'Caregiver'] as const
export type AgentType = (typeof agentTypes)[number]
export const agentTypeLabels: Record<AgentType, string> = {
  Agent: 'Office staff',
  Caregiver: 'Caregiver',
}

export const employmentTypes = ['full_time', 'part_time', 'seasonal', 'temporary'] as const
export type EmploymentType = (typeof employmentTypes)[number]
export const employmentTypeLabels: Record<EmploymentType, string> = {
  full_time: 'Full time',
  part_time: 'Part time',
  seasonal: 'Seasonal',
  temporary: 'Temporary',
}

/** What a caregiver can be asked to hold before working in a client's home. */
export const credentialKinds = [
  'cpr',
  'first_aid',
  'tb_test',
  'physical_exam',
  'background_check',
  'drivers_license',
  'auto_insurance',
  'pca_certificate',
  'cna_license',
  'lpn_license',
  'rn_license',
  'training_hours',
  'work_authorization',
  'other',
] as const
export type CredentialKind = (typeof credentialKinds)[number]
export const credentialKindLabels: Record<CredentialKind, string> = {
  cpr: 'CPR certificate',
  first_aid: 'First aid certificate',
  tb_test: 'TB test',
  physical_exam: 'Physical exam',
  background_check: 'Background check',
  drivers_license: "Driver's license",
  auto_insurance: 'Auto insurance',
  pca_certificate: 'PCA certificate',
  cna_license: 'CNA license',
  lpn_license: 'LPN license',
  rn_license: 'RN license',
  training_hours: 'Training hours',
  work_authorization: 'Work authorization',
  other: 'Other credential',
}

export const credentialStatuses = ['active', 'expiring', 'expired'] as const
export type CredentialStatus = (typeof credentialStatuses)[number]
export const credentialStatusLabels: Record<CredentialStatus, string> = {
  active: 'Active',
  expiring: 'Expires soon',
  expired: 'Expired',
}
