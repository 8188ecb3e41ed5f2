import { expect, test } from 'vitest'
import { partsOf, readWishes, shardOption } from './wishes.mjs'

const rooms = ['care', 'visits']
const whole = { index: 1, count: 1 }

test.each([
  [[], { parts: ['check', 'unit', 'e2e', 'smoke'], rooms: [], shard: whole }],
  [['check', 'e2e'], { parts: ['check', 'e2e'], rooms: [], shard: whole }],
  [['unit', 'visits'], { parts: ['unit'], rooms: ['visits'], shard: whole }],
  [['visits', 'care'], { parts: ['unit'], rooms: ['visits', 'care'], shard: whole }],
  [['check', 'unit', 'care'], { parts: ['check', 'unit'], rooms: ['care'], shard: whole }],
  [['unit', '--shard', '2/4'], { parts: ['unit'], rooms: [], shard: { index: 2, count: 4 } }],
  [['--shard=4/4', 'e2e'], { parts: ['e2e'], rooms: [], shard: { index: 4, count: 4 } }],
])('%j is understood', (words, wishes) => {
  expect(readWishes(words, rooms)).toEqual(wishes)
})

test.each([
  [['unti'], 'there is no unti'],
  [['--sharp', '1/2'], 'there is no --sharp'],
  [['e2e', 'visits'], 'e2e cannot be narrowed to visits'],
  [['smoke', 'visits'], 'smoke cannot be narrowed to visits'],
  [['--shard'], 'such as 1/4, not ""'],
  [['--shard', '0/4'], 'not "0/4"'],
  [['--shard', '5/4'], 'not "5/4"'],
  [['--shard', 'unit'], 'not "unit"'],
])('%j is refused in words', (words, sentence) => {
  expect(() => readWishes(words, rooms)).toThrow(sentence)
})

test('what is not shared out runs on the first machine alone, and once', () => {
  const of = (/** @type {number} */ index) => partsOf(readWishes(['--shard', `${index}/3`], rooms))
  expect([of(1), of(2), of(3)]).toEqual([
    ['check', 'unit', 'e2e', 'smoke'],
    ['unit', 'e2e'],
    ['unit', 'e2e'],
  ])
})

test('a share is told to the runner, the whole is not', () => {
  expect(shardOption({ index: 2, count: 4 })).toEqual(['--shard=2/4'])
  expect(shardOption(whole)).toEqual([])
})
