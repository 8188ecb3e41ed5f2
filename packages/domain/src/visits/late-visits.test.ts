import { describe, expect, it } from 'vitest'
import { lateStage, lateStarts, type Watcher, watchersOf } from './late-visits.ts'

const settings = { late: 10, escalated: 30 }
const now = '2026-11-02T14:00:00.000Z'

it.each([
  ['2026-11-02T13:49:59.000Z', true],
  ['2026-11-02T13:50:00.000Z', false],
  ['2026-11-02T14:30:00.000Z', false],
  ['2026-11-01T14:00:00.000Z', true],
  ['2026-11-01T13:59:00.000Z', false],
])('a visit of %s is told as late at 14:00 on the second: %s', (start, late) => {
  const { from, before } = lateStarts(now, settings)
  const at = new Date(start)
  expect(at >= from && at < before).toBe(late)
})

describe('lateStage', () => {
  it.each([
    ['2026-11-02T14:00:00.000Z', settings, null],
    ['2026-11-02T13:50:00.000Z', settings, null],
    ['2026-11-02T13:49:59.000Z', settings, 'late'],
    ['2026-11-02T13:30:00.000Z', settings, 'late'],
    ['2026-11-02T13:29:59.000Z', settings, 'escalated'],
    ['2026-11-02T11:00:00.000Z', settings, 'escalated'],
    ['2026-11-02T10:59:59.000Z', settings, 'missed'],
    // An agency that waits longer than three hours hears that a visit is missed all the same.
    ['2026-11-02T10:59:59.000Z', { late: 240, escalated: 300 }, 'missed'],
  ] as const)('of %s with %j is %s', (start, chosen, stage) => {
    expect(lateStage(start, chosen, now)).toBe(stage)
  })
})

describe('watchersOf', () => {
  const person = (name: string, role: Watcher['role'], officeIds: string[], limited = false) => ({
    name,
    role,
    officeIds,
    limited,
  })
  const owner = person('owner', 'owner', ['east'])
  const admin = person('admin', 'admin', [])
  const east = person('east', 'manager', ['east'])
  const west = person('west', 'manager', ['west'], true)
  const free = person('free', 'manager', [])
  const all = [owner, admin, east, west, free]

  it.each([
    ['late', false, all, 'east'],
    ['late', false, [owner, admin, west, free], 'free'],
    ['late', false, [owner, admin, west], 'owner admin'],
    ['late', false, [west], ''],
    ['escalated', true, all, 'owner admin'],
    ['escalated', false, all, 'east owner admin'],
    ['escalated', false, [owner], 'owner'],
    ['missed', true, all, 'owner admin east free'],
  ] as const)('%s, told before: %s', (stage, told, people, expected) => {
    const found = watchersOf<(typeof all)[number]>(people, { stage, told, officeId: 'east' })
    expect(found.map(({ name }) => name).join(' ')).toBe(expected)
  })
})
