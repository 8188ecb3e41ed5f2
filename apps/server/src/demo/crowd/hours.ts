/** When somebody of the crowd works: weekdays as the demo tells them, from 0 for Sunday. */
export type Hours = {
  readonly weekdays: readonly number[]
  readonly start: string
  readonly end: string
}

const workdays = [1, 2, 3, 4, 5]
const early: Hours = { weekdays: workdays, start: '06:00', end: '15:00' }
const late: Hours = { weekdays: workdays, start: '09:00', end: '21:00' }
const weekend: Hours = { weekdays: [0, 5, 6], start: '06:00', end: '21:00' }
const always: Hours = { weekdays: [0, ...workdays, 6], start: '06:00', end: '19:00' }

const turns = [early, early, weekend, early, late, early, weekend, early, late, always]

/** The hours of the nth caregiver of the crowd. */
export const hoursOf = (n: number): Hours => turns[n % turns.length] ?? early
