/** The statuses of an office or a payor. Archived ones appear in no list to select from. */
export const recordStatuses = ['active', 'archived'] as const
export type RecordStatus = (typeof recordStatuses)[number]
export const recordStatusLabels: Record<RecordStatus, string> = {
  active: 'Active',
  archived: 'Archived',
}

/** What a phone number of the agency can do. */
export const phoneNumberKinds = ['voice', 'sms', 'both'] as const
export type PhoneNumberKind = (typeof phoneNumberKinds)[number]
export const phoneNumberKindLabels: Record<PhoneNumberKind, string> = {
  voice: 'Calls',
  sms: 'Text messages',
  both: 'Calls and text messages',
}

/** The vendors that collect visit verifications for payors. */
export const evvVendors = ['sandata', 'hhaexchange', 'carebridge'] as const
export type EvvVendor = (typeof evvVendors)[number]
export const evvVendorLabels: Record<EvvVendor, string> = {
  sandata: 'Sandata',
  hhaexchange: 'HHAeXchange',
  carebridge: 'CareBridge',
}

export const payorTypes = [
  'medicaid',
  'veterans_administration',
  'private_pay',
  'senior center',
  'medicare_advantage',
] as const
export type PayorType = (typeof payorTypes)[number]
export const payorTypeLabels: Record<PayorType, string> = {
  medicaid: 'Medicaid',
  veterans_administration: 'Veterans Administration',
  private_pay: 'Private pay',
  'senior center': 'Senior center',
  medicare_advantage: 'Medicare Advantage',
}

/** Whether a payor wants care authorized beforehand; who pays privately needs no one's leave. */
export const asksForAuthorization = (type: PayorType): boolean =>
  type !== 'private_pay' && type !== 'senior center'

/** How minutes become units; a rule of the payor. */
export const unitRoundings = ['exact', 'eight_minute', 'round_down'] as const
export type UnitRounding = (typeof unitRoundings)[number]
export const unitRoundingLabels: Record<UnitRounding, string> = {
  exact: 'Whole units only',
  eight_minute: '8-minute rule',
  round_down: 'Round down',
}

/** Which care goes on one claim; a rule of the payor. */
export const claimGroupings = ['visit', 'day', 'week'] as const
export type ClaimGrouping = (typeof claimGroupings)[number]
export const claimGroupingLabels: Record<ClaimGrouping, string> = {
  visit: 'One claim per visit',
  day: 'One claim per day and service',
  week: 'One claim per week',
}

/** The checks that a payor can require before a claim is sent. */
export const payorChecks = [
  'evv_verified',
  'client_signature',
  'authorization_in_force',
  'diagnosis',
  'caregiver_credentials',
  'background_check',
  'exclusion_check',
  'cpr_certificate',
  'tuberculosis_test',
] as const
export type PayorCheck = (typeof payorChecks)[number]
export const payorCheckLabels: Record<PayorCheck, string> = {
  evv_verified: 'Visit verified by the EVV vendor',
  client_signature: 'Visit signed by the client',
  authorization_in_force: 'Active authorization with units left',
  diagnosis: 'Diagnosis on file',
  caregiver_credentials: 'Caregiver credentials not expired',
  background_check: 'Caregiver background check',
  exclusion_check: 'Caregiver not on an exclusion list',
  cpr_certificate: 'Caregiver CPR certificate',
  tuberculosis_test: 'Caregiver TB test',
}

/** Claim filing indicators (SBR09 of the 837P) of the payors that an agency meets. */
export const filingIndicators = [
  'MC',
  'MB',
  '16',
  'VA',
  'CI',
  'HM',
  'BL',
  'CH',
  'OF',
  '11',
] as const
export type FilingIndicator = (typeof filingIndicators)[number]
export const filingIndicatorLabels: Record<FilingIndicator, string> = {
  MC: 'Medicaid',
  MB: 'Medicare Part B',
  '16': 'Medicare Advantage (HMO with Medicare risk)',
  VA: 'Veterans Affairs plan',
  CI: 'Commercial insurance',
  HM: 'Health maintenance organization',
  BL: 'Blue Cross, Blue Shield',
  CH: 'TRICARE',
  OF: 'Other federal program',
  '11': 'Other, not federal',
}
