import { topics, type Topic } from '@homeward/contract/signals'
import { roleMay } from '@homeward/domain/identity/capabilities'
import { caregiverRoles, roles } from '@homeward/domain/identity/roles'
import { expect, test } from 'vitest'
import { topicsHeard } from './rooms.ts'

const all = Object.keys(topics) as Topic[]
const heardBy = (role: (typeof roles)[number], superAdmin = false) =>
  topicsHeard({ agencyId: 'a', role, superAdmin })

test.each(roles.filter((role) => !caregiverRoles.some((one) => one === role)))(
  'a person who is %s hears of what the role may read, and of nothing else',
  (role) => {
    expect(heardBy(role)).toEqual(all.filter((topic) => roleMay(role, topics[topic])))
  },
)

test('not every role of the office hears of everything', () => {
  expect(heardBy('owner')).toEqual(all)
  expect(heardBy('manager')).not.toContain('claim')
  expect(heardBy('nurse')).not.toContain('era')
})

test.each(caregiverRoles)('%s, who reads own visits alone, hears of no topic', (role) => {
  expect(heardBy(role)).toEqual([])
})

test('a super admin hears of everything in the agency that was entered', () => {
  expect(heardBy('nurse', true)).toEqual(all)
})
