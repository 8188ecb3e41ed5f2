/** The status of a client's insurance. */
export const insuranceStates = [
  'active',
  'inactive',
  'suspended',
  'no_prior_authorization',
  'unmet_deductible',
  'billing_problem',
] as const
export type InsuranceState = (typeof insuranceStates)[number]
export const insuranceStateLabels: Record<InsuranceState, string> = {
  active: 'Active',
  inactive: 'Inactive',
  suspended: 'Suspended',
  no_prior_authorization: 'No prior authorization',
  unmet_deductible: 'Unmet deductible',
  billing_problem: 'Billing problem',
}

export const medicareTypes = ['part_a', 'part_b', 'parts_a_and_b', 'part_c'] as const
export type MedicareType = (typeof medicareTypes)[number]
export const medicareTypeLabels: Record<MedicareType, string> = {
  part_a: 'Part A (hospital)',
  part_b: 'Part B (medical)',
  parts_a_and_b: 'Parts A and B',
  part_c: 'Part C (Medicare Advantage)',
}

/** Programs in which Medicaid pays for Medicare (42 CFR 435.121 and following). */
export const medicareSavingsPrograms = ['QMB', 'SLMB', 'QI', 'QDWI'] as const
export type MedicareSavingsProgram = (typeof medicareSavingsPrograms)[number]
export const medicareSavingsProgramLabels: Record<MedicareSavingsProgram, string> = {
  QMB: 'Qualified Medicare Beneficiary',
  SLMB: 'Specified Low-Income Medicare Beneficiary',
  QI: 'Qualifying Individual',
  QDWI: 'Qualified Disabled and Working Individual',
}

/**
 * Aid categories of North Carolina Medicaid, which forms offer. Each state has its own, so any code of the
 * right form is accepted.
 */
export const medicaidAidCategories: Readonly<Record<string, string>> = {
  AAF: 'Work First family assistance',
  HSF: 'State foster home',
  IAS: 'Title IV-E adoption and foster care',
  MAA: 'Medicaid for the aged',
  MAB: 'Medicaid for the blind',
  MAD: 'Medicaid for the disabled',
  MAF: 'Medicaid for families',
  MIC: 'Medicaid for infants and children',
  MPW: 'Medicaid for pregnant women',
  MQB: 'Medicare qualified beneficiaries',
  MRF: 'Medicaid for refugees',
  RRF: 'Refugee assistance',
  SAA: 'State and county special assistance for the aged',
  SAD: 'State and county special assistance for the disabled',
}
