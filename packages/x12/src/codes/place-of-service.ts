/** Places of service of home and community care (CLM05-1; CMS place of service codes). */
export const placesOfService = {
  '02': 'Telehealth away from home',
  '03': 'School',
  '04': 'Homeless shelter',
  '10': 'Telehealth at home',
  '11': 'Office',
  '12': 'Home',
  '13': 'Assisted living',
  '14': 'Group home',
  '16': 'Temporary lodging',
  '31': 'Skilled nursing facility',
  '32': 'Nursing facility',
  '33': 'Custodial care facility',
  '34': 'Hospice',
  '49': 'Independent clinic',
  '54': 'Intermediate care facility',
  '99': 'Other place',
} as const

export type PlaceOfService = keyof typeof placesOfService
