import { expect, test } from 'vitest'
import { initialsOf, tintOf } from './initials.ts'

test.each([
  ['Ruth Abernathy', 'RA'],
  ['Abernathy, Ruth', 'RA'],
  ['Mary Ann Lou Smith', 'MS'],
  ['cher', 'C'],
  ['Ángela Íñiguez', 'ÁÍ'],
  ['', ''],
])('%s is %s', (name, letters) => {
  expect(initialsOf(name)).toBe(letters)
})

test('a person has one tint, however the name is written', () => {
  expect(tintOf('Abernathy, Ruth')).toBe(tintOf('Ruth Abernathy'))
  const tints = new Set(Array.from({ length: 60 }, (_, at) => tintOf(`Person ${at}`)))
  expect(tints).toEqual(new Set([1, 2, 3, 4, 5, 6]))
})
