import { expect, test } from 'vitest'
import { weeksAround } from './weeks.ts'

const year = { start_date: '2026-01-01', end_date: '2026-12-31' }

test('weeks before and after today are shown, those without visits too', () => {
  const full = { monday: '2026-11-16', delivered_minutes: 60, planned_minutes: 0 }
  const weeks = weeksAround([full], year, '2026-11-25')
  expect(weeks).toHaveLength(13)
  expect(weeks[0]?.monday).toBe('2026-09-28')
  expect(weeks[7]).toBe(full)
  expect(weeks[8]).toEqual({ monday: '2026-11-23', delivered_minutes: 0, planned_minutes: 0 })
  expect(weeks.at(-1)?.monday).toBe('2026-12-21')
})

test('no week stands before the first or after the last day of the authorization', () => {
  const month = { start_date: '2026-11-11', end_date: '2026-12-07' }
  expect(weeksAround([], month, '2026-11-25').map(({ monday }) => monday)).toEqual([
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
    '2026-12-07',
  ])
})
