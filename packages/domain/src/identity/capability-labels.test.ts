import { expect, it } from 'vitest'
import { capabilityGroups, capabilityWords } from './capability-labels.ts'
import { capabilities } from './capabilities.ts'

it.each(capabilities)('%s has a label of its own and a group', (capability) => {
  const { label, group } = capabilityWords[capability]
  expect(label).toMatch(/^[A-Z].{5,}[^.]$/)
  expect(capabilityGroups).toContain(group)
  const same = capabilities.filter((other) => capabilityWords[other].label === label)
  expect(same).toEqual([capability])
})

it('names nothing that is no capability, and no empty group', () => {
  expect(Object.keys(capabilityWords).toSorted()).toEqual(capabilities.toSorted())
  const used = new Set(Object.values(capabilityWords).map(({ group }) => group))
  expect(capabilityGroups.filter((group) => !used.has(group))).toEqual([])
})
