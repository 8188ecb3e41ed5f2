import { addDays, weekOf } from '@homeward/domain/time/zone'

export type Week = { monday: string; delivered_minutes: number; planned_minutes: number }

const before = 8
const after = 4

type Days = { start_date: string; end_date: string }

/** The weeks around today of an authorization, those without visits too. */
export const weeksAround = (
  weeks: readonly Week[],
  { start_date, end_date }: Days,
  today: string,
): Week[] =>
  Array.from({ length: before + 1 + after }, (_, at) => {
    const monday = addDays(weekOf(today).start, (at - before) * 7)
    return (
      weeks.find((week) => week.monday === monday) ?? {
        monday,
        delivered_minutes: 0,
        planned_minutes: 0,
      }
    )
  }).filter(({ monday }) => monday >= weekOf(start_date).start && monday <= end_date)
