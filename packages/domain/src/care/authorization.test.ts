import { describe, expect, it } from 'vitest'
import { insuranceStates } from '../clients/insurance.ts'
import {
  alertDue,
  authorizationStatusOn,
  coversDay,
  expiryAlert,
  needsRenewal,
} from './authorization.ts'

const march = {
  startDate: '2026-03-01',
  endDate: '2026-03-31',
  status: 'active',
} as const

describe('authorizationStatusOn', () => {
  it.each([
    ['2026-02-28', 'active', 'scheduled'],
    ['2026-03-01', 'active', 'active'],
    ['2026-03-31', 'scheduled', 'active'],
    ['2026-04-01', 'active', 'inactive'],
    ['2026-03-15', 'archived', 'archived'],
  ] as const)('on %s, stored as %s: %s', (day, status, expected) => {
    expect(authorizationStatusOn({ ...march, status }, day)).toBe(expected)
  })
})

describe('expiryAlert', () => {
  it.each([
    ['2026-02-28', null],
    ['2026-03-01', 30],
    ['2026-03-16', 30],
    ['2026-03-17', 14],
    ['2026-03-23', 14],
    ['2026-03-24', 7],
    ['2026-03-31', 7],
    ['2026-04-01', null],
  ])('on %s: %s', (day, expected) => {
    expect(expiryAlert(march, day)).toBe(expected)
  })

  it('is silent for an archived one', () => {
    expect(expiryAlert({ ...march, status: 'archived' }, '2026-03-30')).toBeNull()
  })
})

describe('needsRenewal', () => {
  const both = { ...march, serviceIds: ['a', 'b'] }
  const next = { ...both, startDate: '2026-04-01', endDate: '2026-09-30' }

  it.each([
    ['nothing follows', [], true],
    ['the next one has both services', [next], false],
    ['the next one lacks a service', [{ ...next, serviceIds: ['a'] }], true],
    [
      'two have one each',
      [
        { ...next, serviceIds: ['a'] },
        { ...next, serviceIds: ['b', 'c'] },
      ],
      false,
    ],
    ['the next one is archived', [{ ...next, status: 'archived' as const }], true],
    ['another one ends on the same day', [{ ...next, endDate: '2026-03-31' }], true],
  ])('%s', (_, others, expected) => {
    expect(needsRenewal(both, others, '2026-03-15')).toBe(expected)
  })

  it('is only asked for in the days before the end', () => {
    expect(needsRenewal(both, [], '2026-02-28')).toBe(false)
    expect(needsRenewal(both, [], '2026-04-01')).toBe(false)
  })
})

describe('alertDue', () => {
  it.each([
    ['2026-03-01', null, 30],
    ['2026-03-02', 30, null],
    ['2026-03-17', 30, 14],
    ['2026-03-25', 30, 7],
    ['2026-03-31', 7, null],
    ['2026-04-01', null, null],
    ['2026-02-01', null, null],
  ])('on %s after that of %j days: %j', (day, told, expected) => {
    expect(alertDue(march, told, day)).toBe(expected)
  })
})

it('covers visits on its days unless the payor stopped it', () => {
  const covering = insuranceStates.filter((insuranceState) =>
    coversDay({ ...march, insuranceState }, '2026-03-15'),
  )
  expect(covering).toEqual(['active', 'unmet_deductible', 'billing_problem'])
  expect(coversDay({ ...march, insuranceState: 'active' }, '2026-04-01')).toBe(false)
})
