import { expect, test } from 'vitest'
import { copiedName } from './copied-name.ts'

test.each([
  ['Meals', [], 'Meals copy'],
  ['Meals', ['Meals copy'], 'Meals copy 2'],
  ['Meals', ['Meals copy', 'Meals copy 2', 'Meals copy 4'], 'Meals copy 3'],
  ['Meals copy', ['Meals copy'], 'Meals copy copy'],
  ['Bathing and more', ['Bathing and copy'], 'Bathing an copy 2'],
])('a copy of %s, while there are %j, is called %s', (name, taken, expected) => {
  expect(copiedName(name, (one) => taken.includes(one), 17)).toBe(expected)
})
