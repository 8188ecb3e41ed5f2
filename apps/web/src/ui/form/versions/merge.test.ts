import { expect, test } from 'vitest'
import { merge } from './merge.ts'

const oak = { id: 'a', key: 'a', street: '12 Oak Street' }
const elm = { id: 'b', key: 'b', street: '7 Elm Street' }
const pine = { key: 'new', street: '1 Pine Street' }

const version = (values: object) => ({ values: { ...values }, masks: {} })
const mergeRows = (mine: object[], theirs: object[], opened: object[] = [oak, elm]) => {
  const list = (rows: object[]) => ({ streets_attributes: rows })
  const { values, asked } = merge(version(list(opened)), list(mine), version(list(theirs)))
  return [values.streets_attributes, asked.map(({ key }) => key)]
}

test.each<[string, object, object, object, string[]]>([
  ['nothing by both', {}, {}, {}, []],
  ['by me', { name: 'Rosie' }, {}, { name: 'Rosie' }, []],
  ['by them', {}, { name: 'Rose' }, { name: 'Rose' }, []],
  ['different fields', { name: 'Rosie' }, { pets: 'cat' }, { name: 'Rosie', pets: 'cat' }, []],
  ['alike', { name: 'Rosie' }, { name: 'Rosie' }, { name: 'Rosie' }, []],
  ['each otherwise', { name: 'Rosie' }, { name: 'Rose' }, { name: 'Rosie' }, ['name']],
])('a field that was changed: %s', (_, mine, theirs, merged, asked) => {
  const opened = { name: 'Rosa', pets: '' }
  const found = merge(version(opened), { ...opened, ...mine }, version({ ...opened, ...theirs }))
  expect(found.values).toEqual({ ...opened, ...merged })
  expect(found.asked.map(({ key }) => key)).toEqual(asked)
})

test('what they changed is told, without what is asked', () => {
  const opened = version({ name: 'Rosa', pets: '', food: '' })
  const theirs = version({ name: 'Rose', pets: 'cat', food: '' })
  const { taken } = merge(opened, { name: 'Rosie', pets: '', food: 'soup' }, theirs)
  expect(taken.map(({ key }) => key)).toEqual(['pets'])
})

test('entries of a list are brought together one by one', () => {
  const mine = { ...oak, street: '14 Oak Street' }
  const theirs = { ...elm, street: '9 Elm Street' }
  expect(mergeRows([mine, elm, pine], [oak, theirs])).toEqual([[mine, theirs, pine], []])
})

test('an entry that they removed goes, unless I changed it', () => {
  const mine = { ...oak, street: '14 Oak Street' }
  expect(mergeRows([oak, elm], [oak])).toEqual([[oak], []])
  expect(mergeRows([mine, elm], [elm])).toEqual([[mine, elm], ['streets_attributes.a']])
})

test('an entry that I removed stays so, unless they changed it', () => {
  const gone = { ...oak, _destroy: true }
  expect(mergeRows([gone, elm], [oak, elm])).toEqual([[gone, elm], []])
  expect(mergeRows([gone, elm], [elm])).toEqual([[elm], []])
  const [, asked] = mergeRows([gone, elm], [{ ...oak, street: '14 Oak Street' }, elm])
  expect(asked).toEqual(['streets_attributes.a'])
})

test('what either added stays; an entry that nobody filled in makes room', () => {
  const ash = { id: 'c', key: 'c', street: '3 Ash Street' }
  expect(mergeRows([oak, elm, pine], [oak, elm, ash])).toEqual([[oak, elm, pine, ash], []])
  expect(mergeRows([pine], [ash], [pine])).toEqual([[ash], []])
})
