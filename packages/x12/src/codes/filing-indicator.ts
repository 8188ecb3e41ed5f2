/** Kinds of payer on a claim (SBR09, CLP06), in our own words. */
export const filingIndicators = {
  '11': 'Other non-federal program',
  '12': 'Preferred provider organization (PPO)',
  '13': 'Point of service plan',
  '14': 'Exclusive provider organization (EPO)',
  '15': 'Indemnity insurance',
  '16': 'Medicare Advantage HMO',
  '17': 'Dental HMO',
  AM: 'Automobile medical',
  BL: 'Blue Cross / Blue Shield',
  CH: 'TRICARE',
  CI: 'Commercial insurance',
  DS: 'Disability',
  FI: 'Federal employees program',
  HM: 'Health maintenance organization (HMO)',
  LM: 'Liability medical',
  MA: 'Medicare part A',
  MB: 'Medicare part B',
  MC: 'Medicaid',
  OF: 'Other federal program',
  TV: 'Title V',
  VA: 'Veterans Affairs',
  WC: "Workers' compensation",
  ZZ: 'Not known',
} as const

export type FilingIndicator = keyof typeof filingIndicators
