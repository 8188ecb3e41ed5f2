import { expect, test } from 'vitest'
import { entryInput, entryValues } from './entry-values.ts'

const typed = {
  ...entryValues(),
  agent_id: 'a',
  day: '2026-03-16',
  start_time: '09:00',
  end_time: '10:00',
  minutes: 30,
  miles: 12.5,
  cents: 4600,
  visit_id: 'v',
}

test.each([
  ['training', { start_time: '09:00', end_time: '10:00', minutes: 0, visit_id: null }],
  ['travel', { start_time: null, minutes: 30, visit_id: 'v' }],
  ['sleep', { start_time: '09:00', visit_id: 'v', minutes: 0 }],
  ['mileage', { tenths_of_miles: 125, cents: 0, visit_id: null }],
  ['bonus', { cents: 4600, tenths_of_miles: 0 }],
] as const)(
  '%s sends what it is measured in, and nothing that was typed for another type',
  (kind, sent) => {
    expect(entryInput({ ...typed, kind })).toMatchObject(sent)
  },
)
