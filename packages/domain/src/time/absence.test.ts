import { expect, it } from 'vitest'
import { absenceSpan } from './absence.ts'

const zone = 'America/New_York'

it.each([
  ['a day', '2026-11-02', null, '2026-11-02', null, '2026-11-02T05:00Z', '2026-11-03T05:00Z'],
  [
    'from noon',
    '2026-11-02',
    '12:00',
    '2026-11-03',
    null,
    '2026-11-02T17:00Z',
    '2026-11-04T05:00Z',
  ],
  [
    'until ten',
    '2026-11-02',
    null,
    '2026-11-03',
    '10:00',
    '2026-11-02T05:00Z',
    '2026-11-03T15:00Z',
  ],
  [
    'the day of 25 hours',
    '2026-11-01',
    null,
    '2026-11-01',
    null,
    '2026-11-01T04:00Z',
    '2026-11-02T05:00Z',
  ],
  ['without an end', '2026-11-02', null, null, '10:00', '2026-11-02T05:00Z', null],
])('%s', (_, startDate, startTime, endDate, endTime, from, to) => {
  expect(absenceSpan({ startDate, startTime, endDate, endTime }, zone)).toEqual({
    ok: true,
    value: { startsAt: new Date(from), endsAt: to === null ? null : new Date(to) },
  })
})

it.each([
  ['2026-11-02', null, '2026-11-01', null],
  ['2026-11-02', '12:00', '2026-11-02', '12:00'],
  ['2026-11-02', '12:00', '2026-11-02', '08:00'],
])('from %s %s to %s %s ends before it begins', (startDate, startTime, endDate, endTime) => {
  expect(absenceSpan({ startDate, startTime, endDate, endTime }, zone)).toEqual({
    ok: false,
    failure: 'date_order',
  })
})
