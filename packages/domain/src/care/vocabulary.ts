/** Statuses of authorizations, assessments and care plans; dates decide some of the changes. */
export const careplanStatuses = ['draft', 'scheduled', 'active', 'inactive', 'archived'] as const
export type CareplanStatus = (typeof careplanStatuses)[number]
export const careplanStatusLabels: Record<CareplanStatus, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  active: 'Active',
  inactive: 'Inactive',
  archived: 'Archived',
}

export const authorizationStatuses = ['active', 'scheduled', 'inactive', 'archived'] as const
export type AuthorizationStatus = (typeof authorizationStatuses)[number]
export const authorizationStatusLabels: Record<AuthorizationStatus, string> = {
  active: 'Active',
  scheduled: 'Scheduled',
  inactive: 'Inactive',
  archived: 'Archived',
}

/** The period that the units of an authorization apply to. */
export const unitPeriods = ['week', 'month', 'total'] as const
export type UnitPeriod = (typeof unitPeriods)[number]
export const unitPeriodLabels: Record<UnitPeriod, string> = {
  week: 'per week',
  month: 'per month',
  total: 'in total',
}
