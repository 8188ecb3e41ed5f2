import { expect, test } from 'vitest'
import { isMissed } from './quality.ts'
import { momentOf, needsSomebody, visitMoments } from './moment.ts'
import { visitStatuses, type VisitStatus } from './vocabulary.ts'

const now = '2026-03-10T15:00:00Z'
const at = (minutes: number): string => new Date(Date.parse(now) + minutes * 60_000).toISOString()
/** A visit of an hour that starts so many minutes from now. */
const visit = (status: VisitStatus, minutes: number, draft = false) => ({
  status,
  draft,
  startsAt: at(minutes),
  endsAt: at(minutes + 60),
})

test.each([
  ['scheduled', 1, 'to_come'],
  ['scheduled', -15, 'to_come'],
  ['scheduled', -16, 'late'],
  ['scheduled', -180, 'late'],
  ['scheduled', -181, 'missed'],
  ['available', 1, 'open'],
  ['available', -180, 'open'],
  ['available', -181, 'missed'],
  ['in_progress', -60, 'in_progress'],
  ['in_progress', -75, 'in_progress'],
  ['in_progress', -76, 'no_check_out'],
  ['completed', -120, 'done'],
  ['approved', -120, 'done'],
  ['rejected', -120, 'done'],
  ['canceled', -300, null],
  ['archived', -300, null],
] as const)('%s, %i minutes from now: %s', (status, minutes, moment) => {
  expect(momentOf(visit(status, minutes), { now, lateAfter: 15 })).toBe(moment)
})

test.each([
  ['scheduled', -16, 'to_come'],
  ['scheduled', -181, 'to_come'],
  ['available', -181, 'open'],
] as const)(
  'a draft %s, %i minutes from now, is %s: no one was told to come',
  (status, minutes, moment) => {
    expect(momentOf(visit(status, minutes, true), { now, lateAfter: 15 })).toBe(moment)
  },
)

test.each([
  [5, -6, 'late'],
  [5, -5, 'to_come'],
  [60, -60, 'to_come'],
  [60, -61, 'late'],
  [240, -180, 'to_come'],
  [240, -181, 'missed'],
] as const)('late after %i minutes: %i minutes from now it is %s', (lateAfter, minutes, moment) => {
  expect(momentOf(visit('scheduled', minutes), { now, lateAfter })).toBe(moment)
})

test('missed is what a list of visits calls missed', () => {
  for (const status of visitStatuses) {
    for (const minutes of [-400, -181, -180, -16, 0, 10]) {
      const facts = visit(status, minutes)
      expect(momentOf(facts, { now, lateAfter: 15 }) === 'missed').toBe(isMissed(facts, now))
    }
  }
})

test('what needs somebody comes first', () => {
  expect(visitMoments.filter(needsSomebody)).toEqual(visitMoments.slice(0, 4))
})
