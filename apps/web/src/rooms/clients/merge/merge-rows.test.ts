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

const plain = aClient()
const { demographics, settings } = plain

test.each<[string, Partial<typeof plain>, string]>([
  [
    'whom not to send',
    { do_not_send: [{ id: plain.id, name: 'Ben Stone' }] },
    'do not assign Ben Stone',
  ],
  ['how to be reached', { settings: { ...settings, contact_by: 'mail' } }, 'Letter'],
  ['smoking', { settings: { ...settings, smoking: true } }, 'someone smokes'],
  ['race', { demographics: { ...demographics, race: ['asian'] } }, 'Asian'],
  ['ethnicity', { demographics: { ...demographics, ethnicity: 'declined' } }, 'Declined to say'],
  ['a savings program', { medicare_savings_program: 'QMB' }, 'QMB'],
  ['an insurance state', { medicaid_status: 'unmet_deductible' }, 'Unmet deductible'],
])('two records that differ only in %s are not told to be the same', (_, wishes, words) => {
  const [row, ...more] = mergeRows(plain, aClient(wishes))
  expect(more).toEqual([])
  expect(row?.theirs).toContain(words)
})
