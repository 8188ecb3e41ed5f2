import { expect, test } from 'vitest'
import { changeSetOf, leftReasonOf, type SeenVisit } from './change-set.ts'

const visit = (id: string, day: string, fields: Partial<SeenVisit> = {}): SeenVisit => ({
  id,
  series: 's',
  day,
  time: '09:00',
  minutes: 120,
  agent: null,
  status: 'available',
  edited: false,
  due: false,
  ...fields,
})

const told = (before: SeenVisit[], after: SeenVisit[]) =>
  changeSetOf(before, after, '2026-11-01').changes.map((change) => [
    change.what,
    'before' in change ? change.before.id : null,
    'after' in change ? change.after.id : null,
  ])

test('a visit that goes and one that comes are one that moves: on its day first, then in its week', () => {
  const monday = visit('a', '2026-11-02')
  const wednesday = visit('b', '2026-11-04')
  expect(told([monday], [visit('c', '2026-11-02', { time: '10:00' })])).toEqual([
    ['moved', 'a', 'c'],
  ])
  expect(told([monday, wednesday], [visit('c', '2026-11-04'), visit('d', '2026-11-05')])).toEqual([
    ['moved', 'b', 'c'],
    ['moved', 'a', 'd'],
  ])
  // Neither another week nor another shift.
  expect(
    told([monday], [visit('c', '2026-11-09'), visit('d', '2026-11-02', { series: 't' })]),
  ).toEqual([
    ['removed', 'a', null],
    ['added', null, 'd'],
    ['added', null, 'c'],
  ])
})

test('what stays is counted, and told where there is a reason', () => {
  const visits = [
    visit('a', '2026-11-02'),
    visit('b', '2026-11-03', { edited: true }),
    visit('c', '2026-11-04', { status: 'canceled', edited: true }),
  ]
  expect(changeSetOf(visits, visits, '2026-11-02')).toEqual({
    changes: [
      { what: 'left_alone', before: visits[1], why: 'edited' },
      { what: 'left_alone', before: visits[2], why: 'canceled' },
    ],
    unchanged: 1,
  })
  // Those before the first day that is meant are nobody's concern.
  expect(changeSetOf(visits, visits, '2026-11-05')).toEqual({ changes: [], unchanged: 0 })
})

test.each([
  ['available', {}, null],
  ['scheduled', {}, null],
  ['scheduled', { due: true }, 'due'],
  ['scheduled', { edited: true, due: true }, 'edited'],
  ['in_progress', {}, 'started'],
  ['completed', {}, 'started'],
  ['approved', { edited: true }, 'started'],
  ['rejected', {}, 'canceled'],
  ['canceled', { edited: true }, 'canceled'],
  ['archived', {}, 'canceled'],
] as const)('a visit that is %s, %j, is left because: %s', (status, fields, reason) => {
  expect(leftReasonOf(visit('a', '2026-11-02', { status, ...fields }))).toBe(reason)
})
