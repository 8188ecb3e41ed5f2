import { describe, expect, it } from 'vitest'
import { authorizationStatusOn, checkAuthorization, expiryAlert } from './authorization.ts'
import type { ClientAuthorization } from './authorization.ts'

const march: ClientAuthorization = {
  id: 'a1',
  payorId: 'p1',
  serviceId: 's1',
  startDate: '2026-03-01',
  endDate: '2026-03-31',
  status: 'active',
}

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

describe('checkAuthorization', () => {
  it.each<[string, Partial<ClientAuthorization>, string]>([
    ['the same days', {}, 'authorization_overlap'],
    ['the last day', { startDate: '2026-03-31', endDate: '2026-04-30' }, 'authorization_overlap'],
    ['the day after', { startDate: '2026-04-01', endDate: '2026-04-30' }, 'ok'],
    ['around it', { startDate: '2026-01-01', endDate: '2026-12-31' }, 'authorization_overlap'],
    ['another payor', { payorId: 'p2' }, 'ok'],
    ['another service', { serviceId: 's2' }, 'ok'],
    ['itself', { id: 'a1' }, 'ok'],
    ['archived', { status: 'archived' }, 'ok'],
    ['end before start', { startDate: '2026-05-02', endDate: '2026-05-01' }, 'date_order'],
    ['one day', { startDate: '2026-05-01', endDate: '2026-05-01' }, 'ok'],
  ])('%s', (_, changes, expected) => {
    const result = checkAuthorization({ ...march, id: null, ...changes }, [march])
    expect(result.ok ? 'ok' : result.failure).toBe(expected)
  })

  it('does not count archived ones', () => {
    expect(checkAuthorization({ ...march, id: null }, [{ ...march, status: 'archived' }]).ok).toBe(
      true,
    )
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
