import { t } from '../../../plumbing/language/translate.ts'
import { dayTitle, dayWithin } from '../day/day-title.ts'

type Days = { from: string; until: string | null }

/** 'Monday to Friday', as the days are called from today. */
export const spanOf = ({ from, until }: Days, today: string): string => {
  const first = dayTitle(from, today)
  if (until === null) return t('from {from}', { from: dayWithin(from, today) })
  return until === from
    ? first
    : t('{from} to {until}', { from: first, until: dayWithin(until, today) })
}
