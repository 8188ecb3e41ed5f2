import type { Office } from '../office.ts'

/** A list of visits narrowed to a day and to what the dashboard is narrowed to, as its address says it. */
export const onDay = (day: string, { address }: Office): Record<string, string> => ({
  ...address,
  'by_scheduled_date[start_date]': day,
  'by_scheduled_date[end_date]': day,
})

/** What is asked of the day. */
export const dayAsked = (day: string, { id }: Office): { date: string; office_id?: string } => ({
  date: day,
  ...(id !== undefined && { office_id: id }),
})
