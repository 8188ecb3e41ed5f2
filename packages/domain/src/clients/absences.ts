/** Why a client receives no visits. */
export const clientAbsenceKinds = ['hospital', 'rehab', 'vacation', 'family', 'other'] as const
export type ClientAbsenceKind = (typeof clientAbsenceKinds)[number]
export const clientAbsenceKindLabels: Record<ClientAbsenceKind, string> = {
  hospital: 'In hospital',
  rehab: 'In rehabilitation',
  vacation: 'Vacation',
  family: 'With family',
  other: 'Other',
}
