/**
 * The statuses of a service. A scheduled service is prepared but not in use yet. An unbillable service is
 * planned and recorded but never claimed.
 */
export const serviceStatuses = ['active', 'scheduled', 'unbillable', 'archived'] as const
export type ServiceStatus = (typeof serviceStatuses)[number]
export const serviceStatusLabels: Record<ServiceStatus, string> = {
  active: 'Active',
  scheduled: 'Scheduled',
  unbillable: 'Unbillable',
  archived: 'Archived',
}

/** The billing codes of home care and what they mean (HCPCS and CPT). */
export const billingCodes = {
  '99509': 'Home visit services',
  S5125: 'Home care training',
  T1019: 'Personal care services',
  T1004: 'Private duty nursing',
  S5150: 'Respite care',
} as const satisfies Record<string, string>

/** How much help an activity needs, by the assessment. */
export const activityLevels = [
  '1_extensive',
  'not_applicable',
  '1_total',
  '1_limited',
  '2_total',
  '2_extensive',
  'setup_supervise',
] as const
export type ActivityLevel = (typeof activityLevels)[number]
export const activityLevelLabels: Record<ActivityLevel, string> = {
  '1_extensive': '1 extensive',
  not_applicable: 'N/A',
  '1_total': '1 total',
  '1_limited': '1 limited',
  '2_total': '2 total',
  '2_extensive': '2 extensive',
  setup_supervise: 'Setup/supervise',
}
