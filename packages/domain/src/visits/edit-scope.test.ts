import { expect, test } from 'vitest'
import { editScopeWords, scopesOf } from './edit-scope.ts'

test.each([
  [0, 0, ['Only this visit']],
  [3, 3, ['Only this visit', 'This and all later visits (4)']],
  [3, 0, ['Only this visit', 'This and all later visits (4)']],
  [
    3,
    2,
    [
      'Only this visit',
      'This and all later visits (4)',
      'This and later visits that no one edited (3)',
    ],
  ],
])('with %i later visits, %i of them untouched: %j', (following, untouched, words) => {
  const of = { following, untouched }
  expect(scopesOf(of).map((scope) => editScopeWords(scope, of))).toEqual(words)
})
