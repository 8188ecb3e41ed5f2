import { expect, test } from 'vitest'
import { reasonKey, reasonOf, reasonsFor, standardReasons, type VisitReason } from './reasons.ts'

const own: VisitReason = {
  source: 'agency',
  vendor: null,
  payorId: null,
  state: null,
  kind: 'reason',
  situation: 'late',
  code: 'BUS',
  label: 'The bus was late',
}
const sandata: VisitReason = { ...own, source: 'vendor', vendor: 'sandata', state: 'CT' }
const anybody = { vendor: null, payorId: null, state: null }
const late = { kind: 'reason', situation: 'late' } as const

test('keys tell whose code it is', () => {
  expect(reasonKey(own)).toBe('own:BUS')
  expect(reasonKey(sandata)).toBe('sandata:CT:BUS')
  expect(reasonKey({ ...sandata, state: null })).toBe('sandata:BUS')
  const keys = standardReasons.map((one) => `${one.kind} ${one.situation} ${reasonKey(one)}`)
  expect(new Set(keys).size).toBe(keys.length)
})

test('a code of a vendor, payor or state is offered for its visits only, before all others', () => {
  const all = [...standardReasons, own, sandata, { ...own, code: 'P', payorId: 'p1' }]
  const codes = (scope: object) =>
    reasonsFor(all, { ...late, ...anybody, ...scope }).map(({ code }) => code)
  expect(codes({})).toContain('traffic')
  expect(codes({}).filter((code) => code === 'BUS')).toHaveLength(1)
  expect(codes({ vendor: 'sandata' }).filter((code) => code === 'BUS')).toHaveLength(1)
  expect(reasonsFor(all, { ...late, vendor: 'sandata', state: 'CT', payorId: null })[0]).toBe(
    sandata,
  )
  expect(codes({ payorId: 'p1' })[0]).toBe('P')
  expect(codes({ payorId: 'p2' })).not.toContain('P')
})

test('a code is found by its key and kind', () => {
  expect(reasonOf(standardReasons, 'reason', 'forgot_check_out')?.label).toContain('forgot')
  expect(reasonOf(standardReasons, 'action', 'forgot_check_out')).toBeUndefined()
  expect(reasonOf([own], 'reason', 'BUS')).toBeUndefined()
})
