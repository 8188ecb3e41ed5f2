import { expect, it } from 'vitest'
import { parentsOf, subjectNames, subjectTypeFor } from './subjects.ts'

it.each([
  ['comment', 'Visit', 'visit'],
  ['comment', 'Agency', null],
  ['alert', 'Client', 'client'],
  ['alert', 'Careplan', null],
  ['folder', 'Agency', 'agency'],
  ['attachment', 'Visit', null],
  ['signature', 'Careplan', 'careplan'],
  ['signature', 'Client', null],
] as const)('a %s on a record that is called %s hangs on: %s', (thing, name, type) => {
  expect(subjectTypeFor(thing, name)).toBe(type)
})

it('a record is called the same by the API and by the database but for its capital', () => {
  for (const [type, name] of Object.entries(subjectNames)) expect(name.toLowerCase()).toBe(type)
})

it('what a thing hangs on has the names of the API', () => {
  expect(parentsOf('comment')).toEqual(['Visit', 'Agent', 'Client'])
})
