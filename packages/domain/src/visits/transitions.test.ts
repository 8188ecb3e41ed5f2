import { describe, expect, it } from 'vitest'
import type { Result } from '../result.ts'
import { approve, reject } from './review.ts'
import {
  assign,
  cancel,
  canBeSigned,
  canRecord,
  checkIn,
  checkOut,
  reschedule,
  unassign,
} from './transitions.ts'
import type { VisitState } from './transitions.ts'
import { visitStatuses } from './vocabulary.ts'
import type { VisitStatus } from './vocabulary.ts'

const now = '2026-03-02T16:00:00Z'
const receipt = { at: now, madeAt: '2026-02-01T12:00:00Z' }
const started: readonly VisitStatus[] = ['in_progress', 'completed', 'approved', 'rejected']
const ended: readonly VisitStatus[] = ['completed', 'approved', 'rejected']

/** A visit as it looks in each status. */
const visit = (status: VisitStatus, changes: Partial<VisitState> = {}): VisitState => ({
  status,
  agentId: status === 'available' ? null : 'agent-1',
  checkInAt: started.includes(status) ? '2026-03-02T13:00:00Z' : null,
  checkOutAt: ended.includes(status) ? '2026-03-02T15:00:00Z' : null,
  heldFor: [],
  ...changes,
})

const punch = { at: '2026-03-02T15:59:00Z', method: 'evv' } as const

const verdict = (result: Result<unknown, string>): string => (result.ok ? 'ok' : result.failure)

const verbs = {
  assign: (state) => assign(state, 'a'),
  unassign,
  reschedule,
  cancel,
  checkIn: (state) => checkIn(state, punch, receipt),
  checkOut: (state) => checkOut(state, punch, receipt),
  canRecord,
  signedByCaregiver: (state) => canBeSigned(state, { reviews: false }),
  signedByReviewer: (state) => canBeSigned(state, { reviews: true }),
  approve: (state) => approve(state, {}, now),
  reject: (state) => reject(state),
} satisfies Record<string, (state: VisitState) => Result<unknown, string>>

const [started_, future, closed, unfinished, canceled] = [
  'visit_started',
  'visit_not_started',
  'status_not_allowed',
  'visit_not_completed',
  'visit_canceled',
]

describe('each verb in each status', () => {
  it.each<[keyof typeof verbs, ...string[]]>([
    // verb         available           scheduled  in_progress completed approved  rejected canceled archived
    ['assign', 'ok', 'ok', started_, started_, started_, started_, closed, closed],
    ['unassign', 'ok', 'ok', started_, started_, started_, started_, closed, closed],
    ['reschedule', 'ok', 'ok', started_, started_, started_, started_, closed, closed],
    ['cancel', 'ok', 'ok', started_, started_, started_, started_, 'ok', closed],
    ['checkIn', 'visit_unstaffed', 'ok', started_, started_, started_, started_, canceled, closed],
    ['checkOut', future, future, 'ok', closed, closed, closed, canceled, closed],
    ['canRecord', future, future, 'ok', 'ok', closed, closed, canceled, closed],
    ['signedByCaregiver', future, future, 'ok', 'ok', closed, closed, canceled, closed],
    ['signedByReviewer', future, future, 'ok', 'ok', 'ok', closed, canceled, closed],
    ['approve', unfinished, unfinished, unfinished, 'ok', closed, 'ok', closed, closed],
    ['reject', unfinished, unfinished, unfinished, 'ok', closed, closed, closed, closed],
  ])('%s', (verb, ...expected) => {
    expect(visitStatuses.map((status) => verdict(verbs[verb](visit(status))))).toEqual(expected)
  })
})

const typed = { ...punch, method: 'manual' } as const

describe('checkIn', () => {
  it('keeps what the device says', () => {
    expect(checkIn(visit('scheduled'), punch, receipt)).toEqual({
      ok: true,
      value: { status: 'in_progress', checkInAt: punch.at, checkInMethod: 'evv', heldFor: [] },
    })
  })

  it.each([
    ['hours ago, sent late', '2026-03-02T09:00:00Z', []],
    ['5 minutes ahead', '2026-03-02T16:05:00Z', []],
    ['a second more', '2026-03-02T16:05:01Z', ['ahead_of_clock']],
    ['a day ahead', '2026-03-03T16:00:00Z', ['ahead_of_clock']],
    ['four days ago', '2026-02-26T16:00:00Z', ['taken_long_ago']],
  ])('%s', (_, at, heldFor) => {
    expect(checkIn(visit('scheduled'), { ...punch, at }, receipt)).toMatchObject({
      value: { checkInAt: at, heldFor },
    })
  })

  it('tells who types a time that it is still to come', () => {
    const at = '2026-03-02T16:05:01Z'
    expect(verdict(checkIn(visit('scheduled'), { ...typed, at }, receipt))).toBe(
      'visit_in_the_future',
    )
  })

  it('is refused without a caregiver even where the status says scheduled', () => {
    expect(verdict(checkIn(visit('scheduled', { agentId: null }), punch, receipt))).toBe(
      'visit_unstaffed',
    )
  })
})

describe('checkOut', () => {
  it.each([
    ['at the check-in', '2026-03-02T13:00:00Z', 'ok'],
    ['a second before it', '2026-03-02T12:59:59Z', 'check_out_before_in'],
    ['too far ahead', '2026-03-02T16:06:00Z', 'visit_in_the_future'],
  ])('typed: %s', (_, at, expected) => {
    expect(verdict(checkOut(visit('in_progress'), { ...typed, at }, receipt))).toBe(expected)
  })

  it.each([
    ['at the check-in', '2026-03-02T13:00:00Z', { completedDuration: 0, heldFor: [] }],
    [
      'a second before it',
      '2026-03-02T12:59:59Z',
      { completedDuration: null, heldFor: ['before_check_in'] },
    ],
    [
      'a day ahead',
      '2026-03-03T16:00:00Z',
      { completedDuration: null, heldFor: ['ahead_of_clock', 'too_long'] },
    ],
  ])('taken by a device: %s', (_, at, value) => {
    expect(checkOut(visit('in_progress'), { ...punch, at }, receipt)).toMatchObject({ value })
  })

  it('of a visit whose check-in is held counts no minutes, and may be typed before it', () => {
    const running = visit('in_progress', {
      checkInAt: '2026-03-03T13:00:00Z',
      heldFor: ['ahead_of_clock'],
    })
    expect(checkOut(running, typed, receipt)).toMatchObject({
      value: { completedDuration: null, heldFor: ['ahead_of_clock', 'before_check_in'] },
    })
  })

  it.each([
    ['the night of the gap', '2026-03-07T22:00:00-05:00', '2026-03-08T07:00:00-04:00', 480],
    ['the night of the overlap', '2026-10-31T22:00:00-04:00', '2026-11-01T06:00:00-05:00', 540],
  ])('counts real minutes in %s', (_, checkInAt, at, minutes) => {
    const state = visit('in_progress', { checkInAt })
    const out = checkOut(state, { at, method: 'evv' }, { ...receipt, at })
    expect(out).toMatchObject({ ok: true, value: { completedDuration: minutes } })
  })
})
