import { expect, test } from 'vitest'
import { isUnpublished, mayWithdraw } from './drafts.ts'
import { visitStatuses } from './vocabulary.ts'

test.each(
  visitStatuses.map((status) => [status, status === 'available' || status === 'scheduled']),
)('a draft that is %s waits to be published: %s', (status, waits) => {
  expect(isUnpublished({ draft: true, status })).toBe(waits)
  expect(isUnpublished({ draft: false, status })).toBe(false)
})

test('what was added is taken back only as it was added', () => {
  expect(mayWithdraw({ status: 'scheduled', lockVersion: 1 }, 1)).toBe(true)
  expect(mayWithdraw({ status: 'scheduled', lockVersion: 2 }, 1)).toBe(false)
  expect(mayWithdraw({ status: 'in_progress', lockVersion: 1 }, 1)).toBe(false)
  expect(mayWithdraw({ status: 'canceled', lockVersion: 1 }, 1)).toBe(false)
})
