import { describe, expect, it } from 'vitest'
import { visitStatuses } from '../visits/vocabulary.ts'
import {
  authorizationAbilities,
  careplanAbilities,
  claimAbilities,
  clientAbilities,
  eraAbilities,
  visitAbilities,
} from './abilities.ts'
import { capabilities, capabilitiesOf } from './capabilities.ts'
import type { Role } from './roles.ts'

const as = (role: Role, agentId: string | null = null) => ({
  capabilities: capabilitiesOf(role),
  agentId,
})
const nobody = { capabilities: [], agentId: null }
const all = { capabilities, agentId: null }

/** The names of what is allowed. */
const allowed = (abilities: Record<string, boolean>): string =>
  Object.keys(abilities)
    .filter((name) => abilities[name])
    .join(' ')

describe('clients and authorizations', () => {
  it.each([
    ['owner', 'edit archive add_authorization add_careplan reveal merge'],
    ['nurse', 'edit archive add_careplan reveal'],
    ['billing_admin', 'reveal'],
    ['pca', ''],
  ] as const)('%s may, with a client: %s', (role, expected) => {
    expect(allowed(clientAbilities(as(role)))).toBe(expected)
  })

  it.each([
    ['manager', 'active', 'edit archive add_careplan'],
    ['manager', 'archived', 'restore'],
    ['nurse', 'active', 'add_careplan'],
  ] as const)('%s may, with an authorization that is %s: %s', (role, status, expected) => {
    expect(allowed(authorizationAbilities(as(role), { status }))).toBe(expected)
  })
})

describe('care plans', () => {
  it.each([
    ['draft', 'edit schedule activate archive'],
    ['scheduled', 'edit activate end archive'],
    ['active', 'end archive'],
    ['inactive', 'schedule activate archive'],
    ['archived', 'schedule'],
  ] as const)('that are %s: %s', (status, expected) => {
    expect(allowed(careplanAbilities(as('manager'), { status }))).toBe(expected)
    expect(allowed(careplanAbilities(as('billing_admin'), { status }))).toBe('')
  })
})

describe('visits', () => {
  const visit = {
    agentId: 'agent-1',
    signed: false,
    verificationStatus: null,
    claimStatus: null,
  } as const

  it.each([
    ['available', 'edit assign reschedule cancel'],
    ['scheduled', 'edit assign reschedule cancel check_in'],
    ['in_progress', 'check_out answer sign'],
    ['completed', 'edit answer sign approve reject'],
    ['approved', 'edit reopen'],
    ['rejected', 'edit approve reopen'],
    ['canceled', ''],
    ['archived', 'edit'],
  ] as const)('that are %s, for a manager: %s', (status, expected) => {
    expect(allowed(visitAbilities(as('manager'), { ...visit, status }))).toBe(expected)
  })

  it.each([
    ['scheduled', 'agent-1', 'check_in'],
    ['scheduled', 'agent-2', ''],
    ['in_progress', 'agent-1', 'check_out answer sign'],
    ['in_progress', 'agent-2', ''],
    ['completed', 'agent-1', 'answer sign'],
    ['approved', 'agent-1', ''],
  ] as const)('that are %s, for the caregiver %s: %s', (status, agentId, expected) => {
    expect(allowed(visitAbilities(as('pca', agentId), { ...visit, status }))).toBe(expected)
  })

  it('cannot be signed twice, nor checked in without a caregiver', () => {
    const running = { ...visit, status: 'in_progress', signed: true } as const
    expect(visitAbilities(as('manager'), running)).toMatchObject({ sign: false })
    const unstaffed = { ...visit, status: 'scheduled', agentId: null } as const
    expect(visitAbilities(as('manager'), unstaffed)).toMatchObject({ check_in: false })
  })

  it('offer nothing to somebody without capabilities', () => {
    for (const status of visitStatuses) {
      expect(allowed(visitAbilities(nobody, { ...visit, status }))).toBe('')
    }
  })
})

describe('claims', () => {
  it.each([
    ['for_review', true, 'edit mark_ready hold mark_unbillable'],
    ['for_review', false, 'edit hold mark_unbillable'],
    ['ready_to_send', true, 'edit hold review mark_unbillable'],
    ['transmitted', true, 'edit'],
    ['denied', true, 'edit mark_ready hold review'],
    ['paid', true, 'edit'],
  ] as const)('%s, ready %s: %s', (status, ready, expected) => {
    expect(allowed(claimAbilities(as('billing_admin'), { status, ready }))).toBe(expected)
    expect(allowed(claimAbilities(as('admin'), { status, ready }))).toBe('')
    expect(allowed(claimAbilities(all, { status, ready }))).toBe(expected)
  })
})

describe('remittances', () => {
  it.each([
    ['held', true, 0, 'post'],
    ['held', true, 2, 'match'],
    ['held', false, 0, ''],
    ['posted', true, 0, ''],
    ['posted', true, 1, 'match'],
  ] as const)('%s, balanced %s, %i unmatched: %s', (status, balanced, unmatched, expected) => {
    expect(allowed(eraAbilities(as('owner'), { status, balanced, unmatched }))).toBe(expected)
    expect(allowed(eraAbilities(as('manager'), { status, balanced, unmatched }))).toBe('')
  })
})
