import { expect, it } from 'vitest'
import { lateStarts } from './late-visits.ts'

it.each([
  ['2026-11-02T13:44:59.000Z', true],
  ['2026-11-02T13:45:00.000Z', false],
  ['2026-11-02T14:30:00.000Z', false],
  ['2026-11-01T14:00:00.000Z', true],
  ['2026-11-01T13:59:00.000Z', false],
])('a visit of %s is told as late at 14:00 on the second: %s', (start, late) => {
  const { from, before } = lateStarts('2026-11-02T14:00:00.000Z')
  const at = new Date(start)
  expect(at >= from && at < before).toBe(late)
})
