import { expect, test } from 'vitest'
import { revisionDates, shiftDifferences } from './versions.ts'

const inForce = { status: 'active', startDate: '2026-11-02', endDate: '2026-12-31' } as const

test.each([
  ['2026-11-10', inForce, { startDate: '2026-11-10', endDate: '2026-12-31' }],
  ['2026-10-01', inForce, { startDate: '2026-11-02', endDate: '2026-12-31' }],
  ['2026-12-31', inForce, { startDate: '2026-12-31', endDate: '2026-12-31' }],
  ['2027-01-01', inForce, null],
  ['2026-11-10', { ...inForce, status: 'inactive' as const }, null],
  ['2026-11-10', undefined, null],
])('on %s the next version of %j has the days %j', (today, plan, dates) => {
  const given = revisionDates(plan, today)
  expect(given).toEqual(
    dates ? { ok: true, value: dates } : { ok: false, failure: 'careplan_not_in_force' },
  )
})

const shift = (series_id: string, fields: object = {}) => ({
  series_id,
  number: 1,
  recurring_rule: 'FREQ=DAILY',
  recurrence: 'Every day',
  scheduled_time: '09:00',
  scheduled_duration: 120,
  services: [{ id: 'pcs', label: 'PCS', minutes: 120 }],
  agent: null,
  ...fields,
})
const plan = (...shifts: ReturnType<typeof shift>[]) => ({
  start_date: '2026-11-02',
  end_date: '2026-12-31',
  shifts,
})

test('versions differ by the shifts that came, went or changed', () => {
  const same = shift('a')
  expect(shiftDifferences(plan(same), plan(same))).toEqual([])
  const later = shift('b', { scheduled_time: '10:00', agent: { id: 'x', name: 'Ann' } })
  expect(shiftDifferences(plan(same, shift('b')), plan(later, shift('c')))).toEqual([
    { what: 'changed', before: shift('b'), after: later, parts: ['time', 'caregiver'] },
    { what: 'added', after: shift('c') },
    { what: 'removed', before: same },
  ])
})

test('the minutes of a single service follow its shift and are no change of their own', () => {
  const longer = shift('a', {
    scheduled_duration: 150,
    services: [{ id: 'pcs', label: 'PCS', minutes: 150 }],
  })
  const [difference] = shiftDifferences(plan(shift('a')), plan(longer))
  expect(difference).toMatchObject({ parts: ['length'] })
})
