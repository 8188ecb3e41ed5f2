/** A payor's sheet of Sandata's codes, as an agency of the demo might have got one. The real one is not public. */
export const demoSheet = {
  file_name: 'sandata-nc-codes.csv',
  vendor: 'sandata',
  state: 'NC',
  labels: {
    edit_reason: {
      '10': 'Caregiver forgot to call in',
      '11': 'Caregiver forgot to call out',
      '20': 'Phone or tablet did not work',
      '21': 'No signal at the home',
      '30': 'Schedule was changed by phone',
      '99': 'Other reason, see note',
    },
    missed_reason: {
      '50': 'Client was not at home',
      '51': 'Caregiver did not come',
      '59': 'Other reason for a missed visit',
    },
  },
} as const
