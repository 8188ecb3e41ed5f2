import { addDays, dayBefore } from '@homeward/domain/time/zone'
import { dayWords, weekdayWord } from '../../ui/text/dates.ts'

/** A day as people say it: "Today", "Tomorrow", else "Thu 03/05/2026". */
export const dayTitle = (day: string, today: string): string => {
  if (day === today) return 'Today'
  if (day === addDays(today, 1)) return 'Tomorrow'
  if (day === dayBefore(today)) return 'Yesterday'
  return `${weekdayWord(day)} ${dayWords(day)}`
}
