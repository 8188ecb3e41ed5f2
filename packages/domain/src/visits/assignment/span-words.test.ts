import { expect, it } from 'vitest'
import { spanWords } from './span-words.ts'

it.each([
  ['2026-11-02T14:00:00Z', '2026-11-02T16:30:00Z', '11/02/2026 from 9:00 AM to 11:30 AM'],
  ['2026-11-03T03:00:00Z', '2026-11-03T11:00:00Z', '11/02/2026 from 10:00 PM to 6:00 AM'],
  ['2026-11-02T17:00:00Z', '2026-11-03T05:00:00Z', '11/02/2026 from 12:00 PM to 12:00 AM'],
])('%s to %s reads %s', (from, to, words) => {
  expect(spanWords(from, to, 'America/New_York')).toBe(words)
})
