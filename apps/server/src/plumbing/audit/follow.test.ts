import { expect, test } from 'vitest'
import type { AuditEntry } from './entry.ts'
import { followersOf } from './follow.ts'

const agencyId = '01900005-0000-7000-8000-000000000001'
const updated = (n: number): AuditEntry => ({
  action: 'client.updated',
  type: 'client',
  id: `c${n}`,
})
const many = (length: number) => Array.from({ length }, (_, n) => updated(n))

test('an act that is followed makes one piece of work for each record, of one queue', () => {
  const followers = followersOf(agencyId, [updated(1), updated(1), updated(2)])
  expect(followers.map(({ about }) => about)).toEqual([
    { type: 'client', id: 'c1' },
    { type: 'client', id: 'c2' },
  ])
  expect(new Set(followers.map(({ options }) => options.queue)).size).toBe(1)
  expect(new Set(followers.map(({ options }) => options.key)).size).toBe(2)
})

test('many records at once make one piece of work, and what nothing follows makes none', () => {
  expect(followersOf(agencyId, many(20))).toHaveLength(20)
  expect(followersOf(agencyId, many(21)).map(({ about }) => about)).toEqual([
    { type: 'agency', id: agencyId },
  ])
  expect(followersOf(agencyId, [{ action: 'client.read', type: 'client', id: 'c1' }])).toEqual([])
})
