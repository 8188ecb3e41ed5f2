import { describe, expect, it } from 'vitest'
import {
  activate,
  careplanStatusOn,
  checkEditable,
  endBefore,
  moveCareplan,
  newCareplanStatus,
} from './careplan.ts'
import type { CareplanState } from './careplan.ts'
import type { Allowance } from './minutes.ts'
import { careplanStatuses } from './vocabulary.ts'

const plan: CareplanState = { status: 'scheduled', startDate: '2026-03-02', endDate: '2026-06-30' }
const authorization: Allowance = {
  units: 40,
  unitPeriod: 'week',
  minutesPerUnit: 15,
  startDate: '2026-01-01',
  endDate: '2026-12-31',
}
const shift = { recurringRule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', scheduledDuration: 120 }

describe('moves', () => {
  it.each([
    ['draft', 'scheduled active archived'],
    ['scheduled', 'active inactive archived'],
    ['active', 'inactive archived'],
    ['inactive', 'scheduled active archived'],
    ['archived', 'scheduled'],
  ] as const)('from %s: %s', (status, expected) => {
    const moves = careplanStatuses.filter((to) => moveCareplan({ status }, to).ok)
    expect(moves.join(' ')).toBe(expected)
  })

  it('a new plan is a draft only when asked for', () => {
    expect([newCareplanStatus(true), newCareplanStatus(false)]).toEqual(['draft', 'scheduled'])
  })

  it('only drafts and scheduled plans may be changed', () => {
    const editable = careplanStatuses.filter((status) => checkEditable({ status }).ok)
    expect(editable).toEqual(['draft', 'scheduled'])
  })
})

describe('activate', () => {
  it.each<[string, readonly [CareplanState, readonly (typeof shift)[], Allowance], string]>([
    ['a draft', [{ ...plan, status: 'draft' }, [shift], authorization], 'ok'],
    ['exactly the authorized minutes', [plan, [shift], authorization], 'ok'],
    [
      'an active plan',
      [{ ...plan, status: 'active' }, [shift], authorization],
      'status_not_allowed',
    ],
    [
      'an archived plan',
      [{ ...plan, status: 'archived' }, [shift], authorization],
      'status_not_allowed',
    ],
    ['no shift', [plan, [], authorization], 'careplan_without_shifts'],
    [
      'a rule that cannot be read',
      [plan, [{ ...shift, recurringRule: 'x' }], authorization],
      'recurrence_unreadable',
    ],
    [
      'the end before the start',
      [{ ...plan, endDate: '2026-03-01' }, [shift], authorization],
      'date_order',
    ],
    [
      'before the authorization',
      [{ ...plan, startDate: '2025-12-31' }, [shift], authorization],
      'careplan_outside_authorization',
    ],
    [
      'after the authorization',
      [{ ...plan, endDate: '2027-01-01' }, [shift], authorization],
      'careplan_outside_authorization',
    ],
    [
      'a minute too many',
      [plan, [{ ...shift, scheduledDuration: 121 }], authorization],
      'careplan_over_authorization',
    ],
  ])('%s', (_, args, expected) => {
    const result = activate(...args, '2026-03-20')
    expect(result.ok ? 'ok' : result.failure).toBe(expected)
  })

  it('on its last day, and not the day after', () => {
    expect(activate(plan, [shift], authorization, plan.endDate).ok).toBe(true)
    expect(activate(plan, [shift], authorization, '2026-07-01')).toEqual({
      ok: false,
      failure: 'careplan_over',
    })
  })
})

describe('endBefore', () => {
  it.each([
    ['ends before anyway', '2026-01-01', '2026-02-28', null],
    [
      'runs on: ends the day before',
      '2026-01-01',
      '2026-06-30',
      { status: 'active', endDate: '2026-03-14' },
    ],
    [
      'ends on the day of the start',
      '2026-01-01',
      '2026-03-15',
      { status: 'active', endDate: '2026-03-14' },
    ],
    [
      'would have started the same day',
      '2026-03-15',
      '2026-06-30',
      { status: 'archived', endDate: '2026-06-30' },
    ],
    [
      'would have started later',
      '2026-04-01',
      '2026-06-30',
      { status: 'archived', endDate: '2026-06-30' },
    ],
    [
      'starts on the last day',
      '2026-05-31',
      '2026-06-30',
      { status: 'archived', endDate: '2026-06-30' },
    ],
    ['starts after the last day', '2026-06-01', '2026-06-30', null],
  ])('a plan that %s', (_, startDate, endDate, expected) => {
    const next = { startDate: '2026-03-15', endDate: '2026-05-31' }
    expect(endBefore({ startDate, endDate }, next, '2026-03-10')).toEqual(expected)
  })

  it.each([
    ['2026-03-14', 'active'],
    ['2026-03-15', 'inactive'],
  ])('on %s the plan before is %s', (today, status) => {
    const previous = { startDate: '2026-01-01', endDate: '2026-06-30' }
    const next = { startDate: '2026-03-15', endDate: '2026-06-30' }
    expect(endBefore(previous, next, today)?.status).toBe(status)
  })

  it('ends it the day before over the change of the clock and of the year', () => {
    const previous = { startDate: '2025-01-01', endDate: '2026-12-31' }
    const next = { startDate: '2026-03-09', endDate: '2026-12-31' }
    expect(endBefore(previous, next, '2026-01-01')?.endDate).toBe('2026-03-08')
    const newYear = { startDate: '2026-01-01', endDate: '2026-12-31' }
    expect(endBefore(previous, newYear, '2025-12-01')?.endDate).toBe('2025-12-31')
  })
})

describe('careplanStatusOn', () => {
  it.each([
    ['active', '2026-06-30', 'active'],
    ['active', '2026-07-01', 'inactive'],
    ['active', '2026-03-01', 'active'],
    ['scheduled', '2026-04-01', 'scheduled'],
    ['scheduled', '2026-07-01', 'inactive'],
    ['draft', '2026-07-01', 'draft'],
    ['archived', '2026-07-01', 'archived'],
  ] as const)('%s on %s: %s', (status, day, expected) => {
    expect(careplanStatusOn({ ...plan, status }, day)).toBe(expected)
  })
})
