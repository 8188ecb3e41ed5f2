export const maritalStatuses = [
  'single',
  'married',
  'partnered',
  'separated',
  'divorced',
  'widowed',
] as const
export type MaritalStatus = (typeof maritalStatuses)[number]
export const maritalStatusLabels: Record<MaritalStatus, string> = {
  single: 'Single',
  married: 'Married',
  partnered: 'Partnered',
  separated: 'Separated',
  divorced: 'Divorced',
  widowed: 'Widowed',
}

export const militaryStatuses = [
  'none',
  'active_duty',
  'reserve',
  'national_guard',
  'retired',
  'veteran',
  'spouse_of_veteran',
] as const
export type MilitaryStatus = (typeof militaryStatuses)[number]
export const militaryStatusLabels: Record<MilitaryStatus, string> = {
  none: 'Never served',
  active_duty: 'Active duty',
  reserve: 'Reserve',
  national_guard: 'National Guard',
  retired: 'Retired',
  veteran: 'Veteran',
  spouse_of_veteran: 'Spouse of a veteran',
}

export const militaryBranches = [
  'army',
  'navy',
  'air_force',
  'marine_corps',
  'coast_guard',
  'space_force',
] as const
export type MilitaryBranch = (typeof militaryBranches)[number]
export const militaryBranchLabels: Record<MilitaryBranch, string> = {
  army: 'Army',
  navy: 'Navy',
  air_force: 'Air Force',
  marine_corps: 'Marine Corps',
  coast_guard: 'Coast Guard',
  space_force: 'Space Force',
}

/** Categories of the federal standard for race and ethnicity (OMB directive 15). */
export const ethnicities = ['hispanic_or_latino', 'not_hispanic_or_latino', 'declined'] as const
type Ethnicity = (typeof ethnicities)[number]
export const ethnicityLabels: Record<Ethnicity, string> = {
  hispanic_or_latino: 'Hispanic or Latino',
  not_hispanic_or_latino: 'Not Hispanic or Latino',
  declined: 'Declined to say',
}

export const races = [
  'american_indian_or_alaska_native',
  'asian',
  'black_or_african_american',
  'native_hawaiian_or_pacific_islander',
  'white',
  'other',
  'declined',
] as const
export type Race = (typeof races)[number]
export const raceLabels: Record<Race, string> = {
  american_indian_or_alaska_native: 'American Indian or Alaska Native',
  asian: 'Asian',
  black_or_african_american: 'Black or African American',
  native_hawaiian_or_pacific_islander: 'Native Hawaiian or Pacific Islander',
  white: 'White',
  other: 'Other',
  declined: 'Declined to say',
}

export const livingSituations = [
  'alone',
  'with_spouse',
  'with_family',
  'with_others',
  'facility',
] as const
type LivingSituation = (typeof livingSituations)[number]
export const livingSituationLabels: Record<LivingSituation, string> = {
  alone: 'Lives alone',
  with_spouse: 'With spouse or partner',
  with_family: 'With family',
  with_others: 'With others',
  facility: 'In a facility',
}
