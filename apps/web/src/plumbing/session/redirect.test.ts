import { expect, test } from 'vitest'
import { safeTarget } from './redirect.ts'

test.each([
  ['/clients?status=all#top', '/clients?status=all#top'],
  ['https://evil.example/', undefined],
  ['//evil.example/', undefined],
  ['/\\evil.example/', undefined],
  ['/\t/evil.example/', undefined],
  ['javascript:alert(1)', undefined],
  ['/..//evil.example/', undefined],
  ['clients', undefined],
  ['/signin?redirect=/clients', undefined],
  ['', undefined],
  [undefined, undefined],
])('the target %j leads to %s', (target, safe) => {
  expect(safeTarget(target)).toBe(safe)
})
