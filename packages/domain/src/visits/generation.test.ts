import { describe, expect, it } from 'vitest'
import { planVisits } from './generation.ts'
import type { PlannedShift } from './generation.ts'

const shift: PlannedShift = {
  id: 'shift-1',
  recurringRule: 'FREQ=WEEKLY;BYDAY=MO,WE,FR',
  scheduledTime: '09:00',
  scheduledDuration: 120,
  agentId: 'agent-1',
}
const open = { startDate: '2026-01-01', endDate: null }
const plan = (changes: Partial<Parameters<typeof planVisits>[0]> = {}) =>
  planVisits({
    shifts: [shift],
    careplan: { startDate: '2026-03-02', endDate: '2026-06-30' },
    authorization: { startDate: '2026-01-01', endDate: '2026-12-31' },
    fromDay: '2026-03-01',
    throughDay: '2026-03-08',
    zone: 'America/New_York',
    ...changes,
  })
const days = (changes: Parameters<typeof plan>[0]) =>
  plan(changes)
    .map((visit) => visit.occurrenceDay.slice(5))
    .join(' ')

describe('planVisits', () => {
  it('makes one visit for each day of the rule', () => {
    expect(plan()[0]).toEqual({
      shiftId: 'shift-1',
      occurrenceDay: '2026-03-02',
      scheduledTime: '09:00',
      scheduledDuration: 120,
      startsAt: new Date('2026-03-02T14:00:00Z'),
      endsAt: new Date('2026-03-02T16:00:00Z'),
      agentId: 'agent-1',
      status: 'scheduled',
    })
  })

  it.each([
    ['the window', {}, '03-02 03-04 03-06'],
    [
      'the start of the plan',
      { careplan: { startDate: '2026-03-04', endDate: null } },
      '03-04 03-06',
    ],
    [
      'the end of the plan',
      { careplan: { startDate: '2026-03-02', endDate: '2026-03-04' } },
      '03-02 03-04',
    ],
    [
      'the start of the authorization',
      { authorization: { startDate: '2026-03-05', endDate: null } },
      '03-06',
    ],
    [
      'the end of the authorization',
      { authorization: { startDate: '2026-01-01', endDate: '2026-03-03' } },
      '03-02',
    ],
    ['a window before the plan', { throughDay: '2026-03-01' }, ''],
    ['a window after the plan', { fromDay: '2026-07-01', throughDay: '2026-07-31' }, ''],
  ])('keeps to %s', (_, changes, expected) => {
    expect(days(changes)).toBe(expected)
  })

  it('keeps the rhythm of the plan whatever the window', () => {
    const shifts = [{ ...shift, recurringRule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO' }]
    const window = { fromDay: '2026-03-09', throughDay: '2026-03-31' }
    expect(days({ shifts, ...window })).toBe('03-16 03-30')
  })

  it.each([
    ['2026-03-06', '2026-03-09', ['14:00', '13:00'], 'the gap'],
    ['2026-10-30', '2026-11-02', ['13:00', '14:00'], 'the overlap'],
  ])('keeps the wall clock from %s to %s over %s-%s', (fromDay, throughDay, utc) => {
    const visits = plan({ careplan: open, fromDay, throughDay })
    expect(visits.map((visit) => visit.startsAt.toISOString().slice(11, 16))).toEqual(utc)
  })

  it.each([
    ['2026-03-07', '02:30 moved forward by the gap', '2026-03-08T07:30:00.000Z'],
    ['2026-10-31', '02:30 of winter time', '2026-11-01T07:30:00.000Z'],
  ])('makes a visit at 02:30 after %s: %s', (fromDay, _, startsAt) => {
    const shifts = [{ ...shift, recurringRule: 'FREQ=DAILY', scheduledTime: '02:30' }]
    const [, second] = plan({ shifts, careplan: open, fromDay, throughDay: '2026-12-31' })
    expect(second?.startsAt.toISOString()).toBe(startsAt)
    expect(Number(second?.endsAt) - Number(second?.startsAt)).toBe(120 * 60_000)
  })

  it('leaves a visit open where the shift has no caregiver', () => {
    const [visit] = plan({ shifts: [{ ...shift, agentId: null }] })
    expect(visit).toMatchObject({ agentId: null, status: 'available' })
  })

  it('names every visit once, however the windows are cut', () => {
    const shifts = [shift, { ...shift, id: 'shift-2', recurringRule: 'FREQ=DAILY;INTERVAL=3' }]
    const key = (visit: { shiftId: string; occurrenceDay: string }) =>
      `${visit.shiftId} ${visit.occurrenceDay}`
    const whole = plan({ shifts, throughDay: '2026-06-30' }).map(key)
    const parts = ['2026-03-01', '2026-04-01', '2026-05-01', '2026-06-01'].flatMap((fromDay, n) => {
      const throughDay = ['2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30'][n] ?? ''
      return plan({ shifts, fromDay, throughDay }).map(key)
    })
    expect(parts.toSorted()).toEqual(whole.toSorted())
    expect(new Set(whole).size).toBe(whole.length)
  })
})
