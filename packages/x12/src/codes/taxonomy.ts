/** Provider taxonomy codes of home care (NUCC code set; short names in our own words). */
export const taxonomies = {
  '251E00000X': 'Home health agency',
  '253Z00000X': 'In-home supportive care agency',
  '251J00000X': 'Nursing care agency',
  '251B00000X': 'Case management agency',
  '251C00000X': 'Day training agency, developmental disabilities',
  '251G00000X': 'Community hospice',
  '385H00000X': 'Respite care',
  '3747P1801X': 'Personal care attendant',
  '3747A0650X': 'Attendant care provider',
  '374U00000X': 'Home health aide',
  '376K00000X': "Nurse's aide",
  '376J00000X': 'Homemaker',
  '372600000X': 'Adult companion',
  '372500000X': 'Chore provider',
  '163W00000X': 'Registered nurse',
  '164W00000X': 'Licensed practical nurse',
  '225100000X': 'Physical therapist',
  '225X00000X': 'Occupational therapist',
  '235Z00000X': 'Speech-language pathologist',
  '104100000X': 'Social worker',
} as const

export type Taxonomy = keyof typeof taxonomies
