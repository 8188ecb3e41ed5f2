import { describe, expect, test } from 'vitest'
import { reasonKey, reasonsFor, reasonWords, standardReasons } from '../reasons.ts'
import type { VendorCode } from './vendor-code.ts'
import {
  kindOfCode,
  reasonsOfVendors,
  vendorCodeKey,
  vendorCodes,
  withSheet,
} from './vendor-codes.ts'

const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => String(from + at))
const known = (vendor: string, kind: string): string[] =>
  vendorCodes.filter((one) => one.vendor === vendor && one.kind === kind).map(({ code }) => code)

describe('known codes', () => {
  test('have each number that the specification names', () => {
    const northCarolina = vendorCodes.filter(({ state }) => state === 'NC')
    const of = (kind: string) =>
      northCarolina
        .filter((one) => one.vendor === 'hhaexchange' && one.kind === kind)
        .map(({ code }) => code)
    expect(known('carebridge', 'edit_reason')).toEqual(range(1000, 1055).map((n) => `MR${n}`))
    expect(of('edit_reason').toSorted()).toEqual(range(100, 122))
    expect(of('edit_action').toSorted()).toEqual(range(10, 26))
    expect(of('missed_reason').toSorted()).toEqual(range(700, 709))
    expect(of('missed_action').toSorted()).toEqual(range(30, 35))
    expect(of('unassigned')).toEqual(range(1, 12))
    expect(known('sandata', 'exception')).toEqual(
      expect.arrayContaining(['0', '1', '3', '4', '5', '21', '23', '42']),
    )
    expect(known('carebridge', 'validation')).toHaveLength(27)
  })

  test('are each named once, and none has a label without its source', () => {
    const keys = vendorCodes.map(vendorCodeKey)
    expect(new Set(keys).size).toBe(keys.length)
    expect(
      vendorCodes.filter(({ label, source }) => (label === null) !== (source === null)),
    ).toEqual([])
  })

  test('keep what is not public empty', () => {
    const labelOf = (vendor: string, kind: string, code: string) =>
      vendorCodes.find((one) => one.vendor === vendor && one.kind === kind && one.code === code)
        ?.label
    expect(labelOf('carebridge', 'edit_reason', 'MR1003')).toBeNull()
    expect(labelOf('sandata', 'exception', '42')).toBeNull()
    expect(labelOf('hhaexchange', 'edit_reason', '116')).toBeNull()
    expect(labelOf('hhaexchange', 'missed_reason', '703')).toBeNull()
  })
})

describe('the letters of a code', () => {
  test.each([
    ['MR1003', 'edit_reason'],
    ['ER1001', 'early_reason'],
    ['EA1001', 'early_action'],
    ['LR1001', 'late_reason'],
    ['LA1001', 'late_action'],
    ['MVR1001', 'missed_reason'],
    ['MVA1001', 'missed_action'],
    ['XY1', null],
    ['1001', null],
  ])('of %s say %s', (code, kind) => {
    expect(kindOfCode('carebridge', code)).toBe(kind)
  })

  test('say nothing at other vendors', () => {
    expect(kindOfCode('sandata', 'MR1003')).toBeNull()
  })
})

describe('codes for a visit', () => {
  const asked = {
    kind: 'reason' as const,
    situation: 'time_changed' as const,
    vendor: 'carebridge' as const,
    payorId: null,
    state: 'NC',
  }
  const sheet: VendorCode = {
    vendor: 'carebridge',
    payorId: null,
    state: 'NC',
    kind: 'edit_reason',
    code: 'MR1003',
    label: 'Phone was flat',
    source: 'sheet',
  }
  const all = (...loaded: VendorCode[]) => [
    ...standardReasons,
    ...reasonsOfVendors(withSheet(loaded)),
  ]

  test('are those of its vendor; what the sheet explains comes first, what nothing explains last', () => {
    const words = reasonsFor(all(sheet), asked).map(reasonWords)
    expect(words[0]).toBe('Phone was flat')
    expect(words.at(-1)).toBe('Code MR1055')
    expect(words.filter((one) => one.includes('MR1003'))).toEqual([])
    expect(words).not.toContain('Attendant failed to call in')
  })

  test('of a payor’s own sheet come before those of its state, and those before the vendor’s', () => {
    const ofVendor = { ...sheet, state: null, label: 'Phone broken' }
    const ofPayor = { ...ofVendor, payorId: 'p', label: 'Battery was empty' }
    const meaning = (payorId: string | null, ...loaded: VendorCode[]) =>
      reasonsFor(all(...loaded), { ...asked, payorId })
        .filter(({ code }) => code === 'MR1003')
        .map(({ label }) => label)
    expect(meaning('p', ofPayor, sheet, ofVendor)).toEqual(['Battery was empty'])
    expect(meaning('q', ofPayor, sheet, ofVendor)).toEqual(['Phone was flat'])
    expect(
      reasonsFor(all(ofPayor, ofVendor), { ...asked, payorId: 'q', state: 'TX' })
        .filter(({ code }) => code === 'MR1003')
        .map(({ label }) => label),
    ).toEqual(['Phone broken'])
  })

  test('of another state, or of a visit without a vendor, are the standard ones', () => {
    const standard = reasonsFor(standardReasons, asked).map(reasonWords)
    expect(reasonsFor(all(), { ...asked, state: 'TX' }).map(reasonWords)).toEqual(standard)
    expect(reasonsFor(all(), { ...asked, vendor: null }).map(reasonWords)).toEqual(standard)
  })

  test('are kept with their vendor, and with their state or payor', () => {
    const [reason] = reasonsOfVendors([sheet])
    expect(reason && reasonKey(reason)).toBe('carebridge:NC:MR1003')
    const [ofPayor] = reasonsOfVendors([{ ...sheet, state: null, payorId: 'p' }])
    expect(ofPayor && reasonKey(ofPayor)).toBe('carebridge:p:MR1003')
  })

  test('of exceptions and validations are given by nobody', () => {
    const codes = reasonsOfVendors(vendorCodes).map(({ code }) => code)
    expect(codes).not.toContain('VCR1001')
    expect(codes).not.toContain('42')
  })
})
