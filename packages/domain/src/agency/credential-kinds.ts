/** What a caregiver can be asked to hold before working in a client's home. */
export const credentialKinds = [
  'cpr',
  'first_aid',
  'tb_test',
  'physical_exam',
  'background_check',
  'drivers_license',
  'auto_insurance',
  'pca_certificate',
  'cna_license',
  'lpn_license',
  'rn_license',
  'training_hours',
  'work_authorization',
  'other',
] as const
export type CredentialKind = (typeof credentialKinds)[number]
export const credentialKindLabels: Record<CredentialKind, string> = {
  cpr: 'CPR certificate',
  first_aid: 'First aid certificate',
  tb_test: 'TB test',
  physical_exam: 'Physical exam',
  background_check: 'Background check',
  drivers_license: "Driver's license",
  auto_insurance: 'Auto insurance',
  pca_certificate: 'PCA certificate',
  cna_license: 'CNA license',
  lpn_license: 'LPN license',
  rn_license: 'RN license',
  training_hours: 'Training hours',
  work_authorization: 'Work authorization',
  other: 'Other credential',
}
