/** Why a caregiver is away. */
export const caregiverAbsenceKinds = [
  'call_out',
  'sick',
  'vacation',
  'family_leave',
  'training',
  'hr_action',
  'other',
] as const
export type CaregiverAbsenceKind = (typeof caregiverAbsenceKinds)[number]
export const caregiverAbsenceKindLabels: Record<CaregiverAbsenceKind, string> = {
  call_out: 'Call-out',
  sick: 'Sick',
  vacation: 'Vacation',
  family_leave: 'Family leave',
  training: 'Training',
  hr_action: 'HR action',
  other: 'Other',
}
