import type { Careplan } from '@homeward/contract/care/careplans'
import { expect, test } from 'vitest'
import {
  careplanInput,
  careplanValues,
  drawnValues,
  newShift,
  ruleOf,
  ruleWords,
  shiftWords,
} from './shift-values.ts'

const filled = {
  ...newShift('a'),
  days: [5, 1, 3],
  scheduled_time: '09:00',
  scheduled_duration: 240,
}

test.each([
  [[1, 3, 5], 1, 'FREQ=WEEKLY;BYDAY=MO,WE,FR', 'Every week on Monday, Wednesday and Friday'],
  [[0], 2, 'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU', 'Every 2 weeks on Sunday'],
  [[0, 1, 2, 3, 4, 5, 6], 1, 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU', 'Every day'],
  [[], 1, '', undefined],
])('days %j every %i weeks', (days, interval, rule, words) => {
  const shift = { ...newShift('a'), days, interval }
  expect(ruleOf(shift)).toBe(rule)
  expect(ruleWords(shift)).toBe(words)
})

const planWith = (rule: string): Careplan =>
  ({
    start_date: '2026-03-02',
    end_date: '2026-08-31',
    shifts: [
      {
        id: 's1',
        number: 1,
        days: [],
        scheduled_time: '09:00',
        scheduled_duration: 240,
        recurring_rule: rule,
        recurrence: '',
        services: [{ id: 'v1', label: 'Personal care', minutes: 240, activity_ids: ['a1'] }],
        agent: { id: 'c1', name: 'Ana Ruiz' },
        status: 'active',
      },
    ],
  }) as unknown as Careplan

test.each([
  ['FREQ=WEEKLY;BYDAY=MO,FR', 'FREQ=WEEKLY;BYDAY=MO,FR', null],
  ['FREQ=DAILY', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU', null],
  ['FREQ=WEEKLY;BYDAY=MO;COUNT=3', 'FREQ=WEEKLY;BYDAY=MO;COUNT=3', 'FREQ=WEEKLY;BYDAY=MO;COUNT=3'],
  ['FREQ=MONTHLY;BYDAY=2TU', 'FREQ=MONTHLY;BYDAY=2TU', 'FREQ=MONTHLY;BYDAY=2TU'],
])('the stored rule %s is sent as %s', (stored, sent, custom) => {
  const values = careplanValues(planWith(stored))
  expect(values.shifts_attributes[0]?.custom).toBe(custom)
  expect(careplanInput(values).shifts_attributes[0]).toEqual({
    id: 's1',
    scheduled_time: '09:00',
    scheduled_duration: 240,
    recurring_rule: sent,
    agent_id: 'c1',
    services: [{ id: 'v1', minutes: null, activity_ids: ['a1'] }],
  })
})

test('a plan without shifts starts with one to be filled in', () => {
  const values = careplanValues({ ...planWith('FREQ=DAILY'), shifts: [] })
  expect(values.shifts_attributes).toHaveLength(1)
  expect(drawnValues(values.shifts_attributes)).toEqual([])
})

test('only shifts that are complete and stay are drawn', () => {
  const drawn = drawnValues([
    filled,
    { ...filled, key: 'b', _destroy: true },
    { ...filled, key: 'c', days: [] },
    { ...filled, key: 'd', scheduled_time: 'nine' },
    { ...filled, key: 'e', scheduled_duration: '' as const },
  ])
  expect(drawn.map(({ key }) => key)).toEqual(['a'])
})

test('a shift is told in a line, as far as it is filled in', () => {
  const shift = { ...newShift('k'), days: [1, 3], scheduled_time: '08:30', scheduled_duration: 150 }
  expect(shiftWords({ ...shift, agent_name: 'Ann Brook' })).toBe(
    `${ruleWords(shift)}, 08:30 AM, 2 h 30 min, Ann Brook`,
  )
  expect(shiftWords(newShift('k'))).toBe('no caregiver')
})
