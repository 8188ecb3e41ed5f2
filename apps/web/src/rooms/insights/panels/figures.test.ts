import { expect, test } from 'vitest'
import { hoursWords, percentOf, shortDay } from './figures.ts'
import { wholeDollars } from '../../../ui/text/money.ts'

test('numbers of the dashboard read as people say them', () => {
  expect([0, 49, 50, 123_456_78].map(wholeDollars)).toEqual(['$0', '$0', '$1', '$123,457'])
  expect([0, 90, 1590, 106_440].map(hoursWords)).toEqual(['0 h', '1.5 h', '26.5 h', '1,774 h'])
  expect([percentOf(959, 1000), percentOf(3, 2), percentOf(1, 0)]).toEqual([95.9, 150, null])
  expect(shortDay('2026-11-05')).toBe('Nov 5')
})
