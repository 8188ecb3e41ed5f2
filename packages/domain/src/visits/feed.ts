/** What a feed of visits tells, each once for a visit. */
export const happenings = [
  'checked_in',
  'checked_out',
  'late',
  'missed',
  'no_check_out',
  'canceled',
] as const
export type Happening = (typeof happenings)[number]

/** The parts of the feed that somebody may choose to see. */
export const feedFilters = ['check_ins', 'check_outs', 'exceptions', 'cancellations'] as const
export type FeedFilter = (typeof feedFilters)[number]

export const feedFilterLabels: Record<FeedFilter, string> = {
  check_ins: 'Check-ins',
  check_outs: 'Check-outs',
  exceptions: 'Exceptions',
  cancellations: 'Cancellations',
}

const shown: Record<FeedFilter, readonly Happening[]> = {
  check_ins: ['checked_in'],
  check_outs: ['checked_out'],
  exceptions: ['late', 'missed', 'no_check_out'],
  cancellations: ['canceled'],
}

/** What a filter leaves; all of it without one. */
export const happeningsOf = (filter: FeedFilter | undefined): readonly Happening[] =>
  filter === undefined ? happenings : shown[filter]

/** Whether someone in the office must act on it. */
export const isException = (happening: Happening): boolean => shown.exceptions.includes(happening)
