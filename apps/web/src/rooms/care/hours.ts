import { durationWords } from '../../ui/text/dates.ts'

/** How minutes that are planned or used stand against those that are allowed. */
type BudgetUse = {
  share: number
  over: boolean
  /** "2 h left", "2 h over", "all used". */
  words: string
}

/** Compares minutes with an allowance; `share` is at most 100 percent. */
export const budgetUse = (minutes: number, allowed: number): BudgetUse => {
  const left = allowed - minutes
  const share = allowed > 0 ? Math.min(100, Math.round((minutes / allowed) * 100)) : 100
  if (left < 0) return { share, over: true, words: `${durationWords(-left)} over` }
  return { share, over: false, words: left === 0 ? 'none left' : `${durationWords(left)} left` }
}
