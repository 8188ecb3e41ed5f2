import { describe, expect, it } from 'vitest'
import { allowed, as, nobody } from '../identity/testing/holders.ts'
import { visitAbilities } from './abilities.ts'
import { visitStatuses } from './vocabulary.ts'

describe('visits', () => {
  const visit = {
    agentId: 'agent-1',
    signed: false,
    verificationStatus: null,
    claimStage: null,
    waived: false,
    due: true,
  } as const

  it.each([
    ['available', 'edit assign reschedule cancel miss'],
    ['scheduled', 'edit assign reschedule cancel miss check_in'],
    ['in_progress', 'check_out answer sign waive'],
    ['completed', 'edit answer sign waive approve reject'],
    ['approved', 'edit sign waive correct reopen'],
    ['rejected', 'edit archive approve reopen'],
    ['canceled', 'restore archive'],
    ['archived', 'edit restore'],
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

  it('are not missed before they should have begun', () => {
    const early = { ...visit, status: 'scheduled', due: false } as const
    expect(visitAbilities(as('manager'), early)).toMatchObject({ miss: false, cancel: true })
  })

  it('offer nothing to somebody without capabilities', () => {
    for (const status of visitStatuses) {
      expect(allowed(visitAbilities(nobody, { ...visit, status }))).toBe('')
    }
  })
})
