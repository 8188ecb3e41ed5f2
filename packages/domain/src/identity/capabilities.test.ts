import { expect, it } from 'vitest'
import { capabilities, capabilityGroups, capabilityTable } from './capabilities.ts'

it.each(capabilities)('%s has a label of its own', (capability) => {
  const { label } = capabilityTable[capability]
  expect(label).toMatch(/^[A-Z].{5,}[^.]$/)
  const same = capabilities.filter((other) => capabilityTable[other].label === label)
  expect(same).toEqual([capability])
})

it('has no empty group', () => {
  const used = new Set(capabilities.map((capability) => capabilityTable[capability].group))
  expect(capabilityGroups.filter((group) => !used.has(group))).toEqual([])
})
