import { describe, expect, test } from 'vitest'
import { moved, settle } from './moves.ts'

/** Two lanes of three days: the first day of the first lane has two visits. */
const shape = [
  [2, 0, 1],
  [0, 1, 3],
]

describe('where a key leads', () => {
  test.each([
    ['ArrowRight', [0, 0, 1], [0, 1, 0]],
    ['ArrowRight', [0, 2, 0], [0, 2, 0]],
    ['ArrowLeft', [0, 2, 0], [0, 1, 0]],
    ['ArrowLeft', [1, 0, 0], [1, 0, 0]],
    ['ArrowDown', [0, 0, 0], [0, 0, 1]],
    ['ArrowDown', [0, 0, 1], [1, 0, 0]],
    ['ArrowDown', [1, 2, 2], [1, 2, 2]],
    ['ArrowUp', [1, 0, 0], [0, 0, 1]],
    ['ArrowUp', [0, 0, 1], [0, 0, 0]],
    ['ArrowUp', [0, 0, 0], [0, 0, 0]],
    ['Home', [1, 2, 2], [1, 0, 0]],
    ['End', [0, 0, 1], [0, 2, 0]],
  ])('%s from %j to %j', (key, from, to) => {
    const [lane = 0, day = 0, item = 0] = from
    expect(Object.values(moved({ lane, day, item }, key, shape) ?? {})).toEqual(to)
  })

  test('other keys mean nothing', () => {
    expect(moved({ lane: 0, day: 0, item: 0 }, 'Enter', shape)).toBeUndefined()
  })
})

test('a place settles where the week has become smaller', () => {
  expect(settle({ lane: 7, day: 2, item: 9 }, shape)).toEqual({ lane: 1, day: 2, item: 2 })
  expect(settle({ lane: 0, day: 1, item: 4 }, shape)).toEqual({ lane: 0, day: 1, item: 0 })
})
