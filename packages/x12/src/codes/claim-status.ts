/** Claim status of an 835 (CLP02), in our own words. */
export const claimStatuses = {
  '1': 'Processed as primary',
  '2': 'Processed as secondary',
  '3': 'Processed as tertiary',
  '4': 'Denied: client not recognized',
  '19': 'Processed as primary and passed on to another payer',
  '20': 'Processed as secondary and passed on to another payer',
  '21': 'Processed as tertiary and passed on to another payer',
  '22': 'Earlier payment taken back',
  '23': 'Not our claim, passed on',
  '25': 'Predetermination, no payment',
} as const

/** Our words for a claim status, or the bare code when we have none. */
export const describeClaimStatus = (code: string): string =>
  Object.entries(claimStatuses).find(([status]) => status === code)?.[1] ?? `Status ${code}`
