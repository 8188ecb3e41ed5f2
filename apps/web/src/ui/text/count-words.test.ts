import { expect, test } from 'vitest'
import { countWords } from './count-words.ts'

test('a number is written with its noun', () => {
  expect([0, 1, 1200].map((count) => countWords(count, 'visit'))).toEqual([
    '0 visits',
    '1 visit',
    '1,200 visits',
  ])
  expect([1, 2].map((count) => countWords(count, 'person', 'people'))).toEqual([
    '1 person',
    '2 people',
  ])
})
