import { expect, test } from 'vitest'
import { namesOf, toCheck } from './staged.mjs'

test('names are read as git prints them, with spaces and quotes', () => {
  expect(namesOf('a b.ts\0"c".md\0')).toEqual(['a b.ts', '"c".md'])
  expect(namesOf('')).toEqual([])
})

test('what is staged in part is looked at and not staged with its rest', () => {
  const staged = ['a.ts', 'b.mjs', 'c.md', 'picture.png']
  expect(toCheck(staged, ['b.mjs', 'other.ts'])).toEqual({
    whole: ['a.ts', 'c.md'],
    partly: ['b.mjs'],
    code: ['a.ts', 'b.mjs'],
  })
})
