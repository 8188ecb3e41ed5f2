import type { EvvVendor } from '../agency/vocabulary.ts'

/** A code says why something is as it is, or what was done about it. */
export const reasonKinds = ['reason', 'action'] as const
export type ReasonKind = (typeof reasonKinds)[number]
export const reasonKindLabels: Record<ReasonKind, string> = {
  reason: 'Reason',
  action: 'Action',
}

/** When a code is asked for. */
export const reasonSituations = [
  'time_changed',
  'early',
  'late',
  'length_off',
  'away_from_home',
  'task_refused',
  'entered_by_staff',
  'overlap',
  'over_authorization',
  'not_signed',
  'missed',
  'canceled',
] as const
export type ReasonSituation = (typeof reasonSituations)[number]
export const reasonSituationLabels: Record<ReasonSituation, string> = {
  time_changed: 'Time corrected',
  early: 'Check-in early',
  late: 'Check-in late',
  length_off: 'Too short or too long',
  away_from_home: 'Away from the home',
  task_refused: 'Task refused',
  entered_by_staff: 'Entered by staff',
  overlap: 'Two visits at once',
  over_authorization: 'Over authorization',
  not_signed: 'Signature missing',
  missed: 'Visit missed',
  canceled: 'Visit canceled',
}

/** Who made a code: this product, an EVV vendor or a state, or the agency. */
export const reasonSources = ['standard', 'vendor', 'agency'] as const
type ReasonSource = (typeof reasonSources)[number]

/** Whose visits a code is for; null is anybody's. */
type ReasonScope = { vendor: EvvVendor | null; payorId: string | null; state: string | null }

/** A reason or action code with all that tells it from others. */
export type VisitReason = ReasonScope & {
  source: ReasonSource
  kind: ReasonKind
  situation: ReasonSituation
  code: string
  /** The vendors' lists name some codes without saying what they mean. */
  label: string | null
  /** Whether it says nothing without a note. */
  needsNote?: boolean
}

/** How a visit keeps a code. Standard codes stand for themselves; others say whose they are. */
export const reasonKey = ({ source, vendor, payorId, state, code }: VisitReason): string => {
  if (source === 'standard') return code
  const whose = source === 'agency' ? ['own', state] : [vendor, payorId ?? state]
  return [...whose, code].filter((part) => part !== null).join(':')
}

/** What a person reads of a code. */
export const reasonWords = ({ label, code }: Pick<VisitReason, 'label' | 'code'>): string =>
  label ?? `Code ${code}`

const standard = (
  kind: ReasonKind,
  situation: ReasonSituation,
  labels: Record<string, string>,
): VisitReason[] =>
  Object.entries(labels).map(([code, label]) => ({
    source: 'standard',
    vendor: null,
    payorId: null,
    state: null,
    kind,
    situation,
    code,
    label,
    needsNote: code === 'other',
  }))

const other = { other: 'Other (see note)' }

/** The codes that every agency has. The first of a situation is the most frequent. */
export const standardReasons: readonly VisitReason[] = [
  ...standard('reason', 'time_changed', {
    forgot_check_in: 'Caregiver forgot to check in',
    forgot_check_out: 'Caregiver forgot to check out',
    device_problem: 'Device problem',
    no_signal: 'No signal at home',
    wrong_time: 'Recorded time is wrong',
    schedule_change: 'Schedule changed by phone',
    ...other,
  }),
  ...standard('reason', 'early', {
    client_asked: 'Client asked for another time',
    schedule_change: 'Schedule changed by phone',
    came_early: 'Caregiver came early',
    ...other,
  }),
  ...standard('reason', 'late', {
    traffic: 'Traffic or weather',
    visit_before: 'Visit before took longer',
    client_asked: 'Client asked for another time',
    schedule_change: 'Schedule changed by phone',
    device_problem: 'Device problem',
    ...other,
  }),
  ...standard('reason', 'length_off', {
    needed_more: 'Client needed more time',
    needed_less: 'Client needed less time',
    client_asked: 'Client asked for another time',
    schedule_change: 'Schedule changed by phone',
    ...other,
  }),
  ...standard('reason', 'away_from_home', {
    errand: 'Errand or appointment with the client',
    weak_gps: 'Weak GPS signal',
    community: 'Community visit',
    address_wrong: 'Address is wrong in the record',
    ...other,
  }),
  ...standard('reason', 'task_refused', {
    client_refused: 'Client refused',
    done_by_family: 'Done by family',
    not_needed: 'Not needed that day',
    ...other,
  }),
  ...standard('reason', 'entered_by_staff', {
    device_problem: 'Device problem',
    no_signal: 'No signal at home',
    forgot_check_in: 'Caregiver forgot to check in',
    forgot_check_out: 'Caregiver forgot to check out',
    wrong_time: 'Recorded time is wrong',
    schedule_change: 'Schedule changed by phone',
    ...other,
  }),
  ...standard('reason', 'overlap', {
    same_home: 'Two clients in one home',
    handover: 'Handover between caregivers',
    training: 'Training or supervision',
  }),
  ...standard('reason', 'over_authorization', {
    units_requested: 'More units were requested',
    urgent_need: 'Urgent need',
    ...other,
  }),
  ...standard('reason', 'not_signed', {
    client_unable: 'Client is not able to sign',
    client_refused_to_sign: 'Client refused to sign',
    client_asleep: 'Client was asleep',
    device_problem: 'Device problem',
  }),
  ...standard('reason', 'missed', {
    caregiver_absent: 'Caregiver did not come',
    caregiver_late: 'Caregiver came too late',
    client_absent: 'Client was not home',
    client_refused: 'Client refused the visit',
    schedule_error: 'Error in the schedule',
    weather: 'Weather or emergency',
    ...other,
  }),
  ...standard('action', 'missed', {
    none: 'Nothing yet',
    rescheduled: 'New visit scheduled',
    family_informed: 'Client or family informed',
    supervisor_informed: 'Supervisor informed',
    service_not_needed: 'Client did not need the visit',
  }),
]

/** For which visit a code is looked for. */
type ReasonAsked = { kind: ReasonKind; situation: ReasonSituation } & ReasonScope

const fits = <V>(of: V | null, asked: V | null): boolean => of === null || of === asked

/** Of two codes that fit, the payor's own goes before the state's, and the state's before the vendor's. */
const closeness = (one: ReasonScope): number =>
  4 * Number(one.payorId !== null) + 2 * Number(one.state !== null) + Number(one.vendor !== null)

/**
 * The codes that may be given, those for this very payor, state and vendor first. A code that nothing
 * explains comes last. What a payor's own sheet says of a vendor's code counts more than what its state says,
 * and that more than what the vendor says for all.
 */
export const reasonsFor = <R extends VisitReason>(
  all: readonly R[],
  { kind, situation, vendor, payorId, state }: ReasonAsked,
): R[] => {
  const fitting = all
    .filter((one) => one.kind === kind && one.situation === situation)
    .filter(
      (one) => fits(one.vendor, vendor) && fits(one.payorId, payorId) && fits(one.state, state),
    )
    .toSorted((a, b) => closeness(b) - closeness(a))
  const closest = new Map<string, R>()
  for (const one of fitting) {
    const key = one.source === 'vendor' ? `${one.vendor}:${one.code}` : `: ${reasonKey(one)}`
    if (!closest.has(key)) closest.set(key, one)
  }
  return [...closest.values()].toSorted(
    (a, b) => Number(a.label === null) - Number(b.label === null),
  )
}

/** The code that a visit keeps under a key, if it is of the kind and still known. */
export const reasonOf = <R extends VisitReason>(
  all: readonly R[],
  kind: ReasonKind,
  key: string,
): R | undefined => all.find((one) => one.kind === kind && reasonKey(one) === key)
