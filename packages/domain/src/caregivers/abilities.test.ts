import { expect, it } from 'vitest'
import { capabilitiesOf } from '../identity/capabilities.ts'
import type { Role } from '../identity/roles.ts'
import { agentAbilities } from './abilities.ts'
import type { AgentStatus } from './vocabulary.ts'

type Case = [by: Role, role: Role, status: AgentStatus, self: boolean, expected: string]

it.each<Case>([
  [
    'owner',
    'pca',
    'active',
    false,
    'edit change_role change_status remove reveal see_pay edit_pay',
  ],
  ['owner', 'owner', 'active', true, 'edit reveal see_pay edit_pay'],
  ['admin', 'pca', 'inactive', false, 'edit change_role change_status reveal see_pay edit_pay'],
  ['manager', 'pca', 'active', false, 'edit change_role change_status remove'],
  ['manager', 'admin', 'active', false, 'edit'],
  ['billing_admin', 'pca', 'active', false, 'see_pay'],
  ['nurse', 'pca', 'active', false, ''],
  ['pca', 'pca', 'active', true, ''],
])('a %s may, with a %s who is %s (self %s): %s', (by, role, status, self, expected) => {
  const abilities = agentAbilities(
    { capabilities: capabilitiesOf(by) },
    { agentId: self ? 'them' : 'me', role: by },
    { id: 'them', role, status },
  )
  expect(
    Object.keys(abilities)
      .filter((name) => abilities[name])
      .join(' '),
  ).toBe(expected)
})
