import { expect, test } from 'vitest'
import { isBlankAddress, newAddress, withOnePrimary } from './address-values.ts'

type Short = [key: string, primary: boolean, gone?: boolean]
const rows = (...all: Short[]) =>
  all.map(([key, primary, gone]) => ({
    ...newAddress(key),
    primary,
    ...(gone && { _destroy: true }),
  }))

test.each<[string, Short[], string | undefined, string[]]>([
  ['none where there is none', [], undefined, []],
  [
    'the first where none is',
    [
      ['a', false],
      ['b', false],
    ],
    undefined,
    ['a'],
  ],
  [
    'the one that is',
    [
      ['a', false],
      ['b', true],
    ],
    undefined,
    ['b'],
  ],
  [
    'the chosen one alone',
    [
      ['a', true],
      ['b', false],
    ],
    'b',
    ['b'],
  ],
  [
    'the next where the primary one goes',
    [
      ['a', true, true],
      ['b', false],
    ],
    undefined,
    ['b'],
  ],
  [
    'not one that goes, though chosen',
    [
      ['a', true],
      ['b', false, true],
    ],
    'b',
    ['a'],
  ],
  ['none where all go', [['a', true, true]], undefined, []],
  [
    'one where there were two',
    [
      ['a', true],
      ['b', true],
    ],
    undefined,
    ['a'],
  ],
])('primary is %s', (_, all, chosen, primary) => {
  const settled = withOnePrimary(rows(...all), chosen)
  expect(settled.filter((row) => row.primary).map(({ key }) => key)).toEqual(primary)
})

test('an address is blank until something is typed or stored', () => {
  const blank = newAddress('a')
  expect(isBlankAddress(blank)).toBe(true)
  expect(isBlankAddress({ ...blank, city: 'Cary' })).toBe(false)
  expect(isBlankAddress({ ...blank, id: '1' })).toBe(false)
})
