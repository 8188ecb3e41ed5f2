import { expect, test } from 'vitest'
import { aClient } from '../testing/a-client.ts'
import { mergeRows, suggested } from './merge-rows.ts'

const kept = aClient({ language: null, phone: '9195550100' })
const other = aClient({ language: 'Spanish', phone: '9195550199', nickname: 'Rosie' })

test('only differences are asked about, in words', () => {
  expect(mergeRows(kept, other)).toEqual([
    { field: 'name', label: 'Name', mine: 'Rosa, Alvarez', theirs: 'Rosa, Alvarez, Rosie' },
    { field: 'phone', label: 'Phone numbers', mine: '(919) 555-0100', theirs: '(919) 555-0199' },
    { field: 'language', label: 'Language', mine: '', theirs: 'Spanish' },
  ])
  expect(mergeRows(kept, kept)).toEqual([])
})

test('what this record does not say is taken unless somebody chooses', () => {
  expect(suggested(mergeRows(kept, other))).toEqual(['language'])
})
