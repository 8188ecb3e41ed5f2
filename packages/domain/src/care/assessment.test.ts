import { expect, it } from 'vitest'
import { allowed, as } from '../identity/testing/holders.ts'
import {
  archivedEnd,
  assessmentAbilities,
  assessmentStatusOn,
  filledRows,
  ignoredFields,
  keptActivities,
} from './assessment.ts'
import { careplanStatuses } from './vocabulary.ts'

const spring = { startDate: '2026-03-01', endDate: '2026-05-31' }

it.each([
  ['scheduled', '2026-02-28', 'scheduled'],
  ['scheduled', '2026-03-01', 'active'],
  ['scheduled', '2026-05-31', 'active'],
  ['scheduled', '2026-06-01', 'inactive'],
  ['draft', '2026-04-01', 'draft'],
  ['archived', '2026-04-01', 'archived'],
] as const)('stored as %s, on %s it is %s', (status, day, expected) => {
  expect(assessmentStatusOn({ ...spring, status }, day)).toBe(expected)
})

it.each([
  ['owner', ''],
  ['admin', 'active inactive archived'],
  ['nurse', 'active inactive archived'],
  ['manager', 'active inactive archived'],
] as const)('%s may not change services, minutes and status while it is: %s', (role, held) => {
  const found = careplanStatuses.filter((status) => ignoredFields(as(role), { status }).length > 0)
  expect(found.join(' ')).toBe(held)
})

it.each([
  ['2026-03-10', '2026-03-09'],
  ['2026-03-01', '2026-03-01'],
  ['2026-02-01', '2026-03-01'],
])('archived on %s, it ends on %s', (day, end) => {
  expect(archivedEnd('2026-03-01', day)).toBe(end)
})

it('keeps activities with a level, and rows that say something', () => {
  const levels = [{ level: '1_total' }, { level: null }, {}, { level: '' }]
  expect(keptActivities(levels)).toEqual([{ level: '1_total' }])
  const rows = [
    { name: ' ', description: '' },
    { name: '', description: 'x' },
  ]
  expect(filledRows(rows)).toEqual([{ name: '', description: 'x' }])
})

it.each([
  ['nurse', 'draft', 'edit edit_fully schedule archive sign add_careplan'],
  ['nurse', 'active', 'edit archive sign add_careplan'],
  ['owner', 'active', 'edit edit_fully archive sign add_careplan'],
  ['owner', 'archived', 'restore'],
  ['nurse', 'archived', ''],
  ['billing_admin', 'active', ''],
] as const)('%s may, while it is %s: %s', (role, status, expected) => {
  expect(allowed(assessmentAbilities(as(role), { status }))).toBe(expected)
})
