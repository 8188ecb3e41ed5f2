type Days = { start_date: string; end_date: string | null }

/** How a rate stands on a day: to come, in force, or at its end. */
export const rateStatusOf = (
  { start_date: start, end_date: end }: Days,
  today: string,
): 'scheduled' | 'active' | 'archived' => {
  if (start > today) return 'scheduled'
  return end !== null && end < today ? 'archived' : 'active'
}

export const rateStatusLabels = { scheduled: 'Upcoming', active: 'Current', archived: 'Ended' }
