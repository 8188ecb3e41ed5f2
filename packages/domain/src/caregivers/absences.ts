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

/** The kinds that the office follows up: each with what lies behind it, and what comes of it. */
export const absenceTypes = ['call_out', 'hr_action'] as const satisfies CaregiverAbsenceKind[]
type AbsenceType = (typeof absenceTypes)[number]

/** What lies behind a call-out or an action of the office. */
const absenceReasonLabels = {
  call_out: {
    illness: 'Illness',
    family_emergency: 'Family emergency',
    transportation: 'Transportation',
    weather: 'Weather',
    personal: 'Personal',
    no_show: 'No call, no show',
    other: 'Other',
  },
  hr_action: {
    attendance: 'Attendance',
    conduct: 'Conduct',
    compliance: 'Credential or training missing',
    investigation: 'Under investigation',
    other: 'Other',
  },
} as const satisfies Record<AbsenceType, Record<string, string>>

/** What comes of it. */
const absenceOutcomeLabels = {
  call_out: {
    excused: 'Excused',
    unexcused: 'Unexcused',
    made_up: 'Hours made up',
    warned: 'Warning given',
  },
  hr_action: {
    no_action: 'No action',
    coached: 'Coached',
    warned: 'Warning given',
    suspended: 'Suspended',
    terminated: 'Employment ended',
  },
} as const satisfies Record<AbsenceType, Record<string, string>>

type NamesIn<Table extends Record<AbsenceType, object>> = {
  [Type in AbsenceType]: keyof Table[Type] & string
}[AbsenceType]
export type AbsenceReason = NamesIn<typeof absenceReasonLabels>
export type AbsenceOutcome = NamesIn<typeof absenceOutcomeLabels>

const namesIn = <Name extends string>(table: Record<AbsenceType, object>): [Name, ...Name[]] => {
  const names = new Set(absenceTypes.flatMap((type) => Object.keys(table[type])))
  return [...names] as [Name, ...Name[]]
}
export const absenceReasons = namesIn<AbsenceReason>(absenceReasonLabels)
export const absenceOutcomes = namesIn<AbsenceOutcome>(absenceOutcomeLabels)

const isType = (kind: CaregiverAbsenceKind): kind is AbsenceType =>
  absenceTypes.some((type) => type === kind)

/** The reasons of a kind with their labels; none for the kinds that say it themselves. */
export const reasonsOf = (kind: CaregiverAbsenceKind): Partial<Record<AbsenceReason, string>> =>
  isType(kind) ? absenceReasonLabels[kind] : {}

/** The outcomes of a kind with their labels. */
export const outcomesOf = (kind: CaregiverAbsenceKind): Partial<Record<AbsenceOutcome, string>> =>
  isType(kind) ? absenceOutcomeLabels[kind] : {}
