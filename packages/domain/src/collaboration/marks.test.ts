import { expect, it } from 'vitest'
import { marksOf } from './marks.ts'

const at = '2026-11-02T14:00:00.000Z'

it.each([
  [{}, {}],
  [{ read: true }, { read: true }],
  [{ read_at: at }, { read: true }],
  [{ read: false }, { read: false, acknowledged: false }],
  [{ read_at: null }, { read: false, acknowledged: false }],
  [{ acknowledged: true }, { read: true, acknowledged: true }],
  [{ acknowledged_at: at }, { read: true, acknowledged: true }],
  [
    { acknowledged: true, read: false },
    { read: true, acknowledged: true },
  ],
  [{ acknowledged: false }, { acknowledged: false }],
  [
    { acknowledged_at: null, read: true },
    { read: true, acknowledged: false },
  ],
])('%j marks %j', (asked, marks) => {
  expect(marksOf(asked)).toEqual(marks)
})
