import { describe, expect, test } from 'vitest'
import { changedRate, type Rate } from './rates.ts'

const rate: Rate = { start_date: '2026-01-01', end_date: null, cents_per_unit: 596 }

describe('a rate that no claim was created with', () => {
  test.each([
    [{ cents_per_unit: 612 }],
    [{ start_date: '2026-02-01' }],
    [{ end_date: '2026-01-01' }],
    [{ end_date: null }],
  ])('takes %j', (change) => {
    expect(changedRate(rate, change, null)).toEqual({ ok: true, value: { ...rate, ...change } })
  })

  test('does not end before it starts', () => {
    expect(changedRate(rate, { end_date: '2025-12-31' }, null)).toEqual({
      ok: false,
      failure: 'date_order',
    })
  })
})

describe('a rate that was claimed until 10 March', () => {
  test.each([
    ['ends on that day', { end_date: '2026-03-10' }, true],
    ['ends later', { end_date: '2026-06-30' }, true],
    ['is sent as it is', { ...rate }, true],
    ['ends the day before', { end_date: '2026-03-09' }, false],
    ['costs something else', { cents_per_unit: 597 }, false],
    ['starts earlier', { start_date: '2025-12-01' }, false],
  ])('that %s: %j', (_, change, holds) => {
    expect(changedRate(rate, change, '2026-03-10').ok).toBe(holds)
  })
})
