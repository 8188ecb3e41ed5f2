import { expect, test } from 'vitest'
import { millis } from '../time/zone.ts'
import { type EndFacts, type HeldFacts, probableCheckOut, probableTimes } from './probable-times.ts'

const now = '2026-03-11T14:00:00.000Z'
const open: EndFacts = {
  startsAt: '2026-03-10T14:00:00Z',
  endsAt: '2026-03-10T16:00:00Z',
  checkInAt: '2026-03-10T14:03:20Z',
  signedAt: null,
  lastTaskAt: null,
  nextCheckInAt: null,
}
const at = (clock: string) => `2026-03-10T${clock}:00.000Z`

test.each<[string, Partial<EndFacts>, ReturnType<typeof probableCheckOut>]>([
  ['nothing else is known', {}, { at: at('16:00'), source: 'planned_end' }],
  [
    'the client signed',
    { signedAt: '2026-03-10T15:58:40Z', lastTaskAt: '2026-03-10T16:20:00Z' },
    { at: at('15:58'), source: 'signed' },
  ],
  [
    'a signature before the check-in says nothing',
    { signedAt: '2026-03-10T13:58:40Z' },
    { at: at('16:00'), source: 'planned_end' },
  ],
  [
    'a task was answered later',
    { lastTaskAt: '2026-03-10T16:20:30Z' },
    { at: at('16:20'), source: 'last_task' },
  ],
  [
    'a task was answered before the end',
    { lastTaskAt: '2026-03-10T15:52:00Z' },
    { at: at('16:00'), source: 'planned_end' },
  ],
  [
    'the next visit began',
    { nextCheckInAt: '2026-03-10T15:40:00Z' },
    { at: at('15:40'), source: 'next_visit' },
  ],
  [
    'the next visit began later',
    { nextCheckInAt: '2026-03-10T17:21:00Z' },
    { at: at('16:00'), source: 'planned_end' },
  ],
  [
    'somebody came after the end',
    { checkInAt: '2026-03-10T18:00:00Z' },
    { at: at('20:00'), source: 'planned_length' },
  ],
  ['the end is still to come', { checkInAt: '2026-03-11T13:00:00Z' }, null],
  ['the clock was a day ahead', { checkInAt: '2026-03-12T14:03:00Z' }, null],
  ['the clock was a day behind', { checkInAt: '2026-03-09T14:03:00Z' }, null],
  [
    'a signature of the future says nothing',
    { signedAt: '2026-03-12T15:00:00Z' },
    {
      at: at('16:00'),
      source: 'planned_end',
    },
  ],
])('a missing check-out, where %s', (_, facts, probable) => {
  expect(probableCheckOut({ ...open, ...facts }, now)).toEqual(probable)
})

test('no probable check-out is ahead of any now', () => {
  const ahead = Array.from({ length: 412 }, (_, at) => {
    const asked = new Date(millis(open.checkInAt) + at * 7 * 60_000).toISOString()
    const found = probableCheckOut(open, asked)
    return found !== null && millis(found.at) > millis(asked)
  })
  expect(ahead).not.toContain(true)
})

const held: HeldFacts = {
  startsAt: '2026-03-10T14:00:00Z',
  endsAt: '2026-03-10T16:00:00Z',
  checkInAt: '2026-03-11T14:00:00Z',
  checkOutAt: '2026-03-11T16:00:00Z',
  checkInReceivedAt: '2026-03-10T14:01:00.000Z',
  checkOutReceivedAt: '2026-03-10T16:01:30.000Z',
  heldFor: ['ahead_of_clock'],
}

test.each<[string, Partial<HeldFacts>, ReturnType<typeof probableTimes>]>([
  [
    'the clock was a day ahead',
    {},
    {
      checkInAt: '2026-03-10T14:01:00.000Z',
      checkOutAt: '2026-03-10T16:01:30.000Z',
      source: 'device_clock',
    },
  ],
  ['it was set right in between', { checkOutAt: '2026-03-10T16:00:00Z' }, null],
  ['it came all at once', { checkInReceivedAt: '2026-03-10T16:01:30.000Z' }, null],
  ['it came late', { heldFor: ['taken_long_ago'] }, null],
  [
    'the end is before the beginning',
    {
      heldFor: ['before_check_in'],
      checkInAt: '2026-03-10T14:05:00Z',
      checkOutAt: '2026-03-10T13:05:00Z',
    },
    {
      checkInAt: '2026-03-10T14:05:00.000Z',
      checkOutAt: '2026-03-10T16:00:00.000Z',
      source: 'planned_end',
    },
  ],
  [
    'it would be longer than a day',
    {
      heldFor: ['too_long'],
      checkInAt: '2026-03-10T14:05:00Z',
      checkOutAt: '2026-03-11T18:05:00Z',
    },
    {
      checkInAt: '2026-03-10T14:05:00.000Z',
      checkOutAt: '2026-03-10T16:00:00.000Z',
      source: 'planned_end',
    },
  ],
])('held times, where %s', (_, facts, probable) => {
  expect(probableTimes({ ...held, ...facts }, now)).toEqual(probable)
})
