import type { Capability } from '../../identity/capabilities.ts'

type Entry = {
  /** What it is about, in a list of reasons. */
  label: string
  /** Who may assign nevertheless, with a reason; null: nobody. */
  override: Capability | null
  /** What to do about it. */
  next: string
}

/** What can be wrong with an assignment. Those that nobody may override come first. */
export const findingTable = {
  caregiver_inactive: {
    label: 'Not active',
    override: null,
    next: 'Choose an active caregiver.',
  },
  do_not_send: {
    label: 'Do not send',
    override: null,
    next: 'Choose another caregiver, or change the client’s settings.',
  },
  credential_missing: {
    label: 'Required credential missing',
    override: null,
    next: 'Choose another caregiver, or add the credential to their record.',
  },
  caregiver_away: {
    label: 'Caregiver away',
    override: null,
    next: 'Choose another caregiver, or end the absence.',
  },
  client_closed: {
    label: 'Client no longer in care',
    override: null,
    next: 'Take the client back into care first, or choose an earlier day.',
  },
  client_away: {
    label: 'Client away',
    override: null,
    next: 'Choose another time, or end the client’s absence.',
  },
  overlap: {
    label: 'Overlap',
    override: 'assignments.override',
    next: 'Choose another caregiver or time, or enter a reason for the overlap.',
  },
  credential_expired: {
    label: 'Credential expired',
    override: 'assignments.override_limits',
    next: 'Renew the credential first, or enter a reason.',
  },
  availability: {
    label: 'Outside availability',
    override: 'assignments.override',
    next: 'Ask the caregiver first, and enter their answer as the reason.',
  },
  gender_preference: {
    label: 'Gender preference',
    override: 'assignments.override',
    next: 'Ask the client first, and enter their answer as the reason.',
  },
  weekly_hours: {
    label: 'Weekly hours',
    override: 'assignments.override',
    next: 'Ask the caregiver first, and enter their answer as the reason.',
  },
  overtime: {
    label: 'Overtime',
    override: 'assignments.override_limits',
    next: 'Choose someone with hours left, or enter a reason for the overtime.',
  },
  authorization: {
    label: 'Authorization',
    override: 'assignments.override_limits',
    next: 'Ask the payor for more time, or enter a reason why the visit takes place.',
  },
  travel: {
    label: 'Travel time',
    override: 'assignments.override',
    next: 'Choose another time, or enter how the caregiver gets there.',
  },
} as const satisfies Record<string, Entry>

export type FindingId = keyof typeof findingTable

/** The names of all findings, in the order in which they are told. */
export const findingIds = Object.keys(findingTable) as FindingId[]

/** One thing that speaks against an assignment. */
export type Finding = {
  id: FindingId
  /** A hard one refuses; a soft one asks for a reason. */
  kind: 'hard' | 'soft'
  sentence: string
  next: string
}

/** A finding with its sentence. */
export const finding = (id: FindingId, sentence: string): Finding => {
  const { override, next } = findingTable[id]
  return { id, kind: override === null ? 'hard' : 'soft', sentence, next }
}
