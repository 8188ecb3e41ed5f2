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

/** What is stored of an assessment; whether a scheduled one is in force follows from its dates. */
const assessmentStates = ['draft', 'scheduled', 'archived'] as const
export type AssessmentState = (typeof assessmentStates)[number]

/** The groups of factors that an assessment records. */
export const factorGroups = [
  'social_factors',
  'risk_factors',
  'registered_nurse_review_factors',
] as const
export type FactorGroup = (typeof factorGroups)[number]
export const factorGroupLabels: Record<FactorGroup, string> = {
  social_factors: 'Social factors',
  risk_factors: 'Risk factors',
  registered_nurse_review_factors: 'Registered nurse review',
}

/** Factors that a nurse can add with one click; any other can be typed. */
export const commonFactors: Record<FactorGroup, readonly string[]> = {
  social_factors: [
    'Lives alone',
    'Family helps daily',
    'Caregiver at home is overwhelmed',
    'No transportation',
    'Pets in the home',
    'Smoker in the home',
  ],
  risk_factors: [
    'Falls in the last 6 months',
    'Wanders',
    'Choking or swallowing problems',
    'Skin breakdown',
    'Oxygen in the home',
    'Takes blood thinners',
  ],
  registered_nurse_review_factors: [
    'Medication review',
    'Vital signs',
    'Wound care',
    'Diabetic foot care',
    'Supervision every 90 days',
  ],
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
