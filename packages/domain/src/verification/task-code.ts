/**
 * The number that a payor or state gave a task, of 1 to 4 digits: the agency writes it before the name of the
 * activity, as in `110 Bathing`. Null for an activity without one, which no vendor is told of: a name is no code.
 */
export const taskCodeOf = (activity: string): string | null =>
  /^\s*(\d{1,4})(?!\d|[.,:]\d)(?=$|[\s:.)–-])/.exec(activity)?.[1] ?? null
