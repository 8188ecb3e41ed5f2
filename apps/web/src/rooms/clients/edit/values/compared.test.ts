import { expect, test } from 'vitest'
import { differencesOf } from '../../../../ui/form/versions/differences.ts'
import { aClient } from '../../testing/a-client.ts'
import { clientValues } from './client-values.ts'
import { comparedClient } from './compared.ts'

const opened = aClient()
const values = clientValues(opened)

const asked = (mine: object, theirs: object): string[] => {
  const typed = { ...values, ...mine }
  const current = { ...opened, lock_version: opened.lock_version + 1, ...theirs }
  return differencesOf(typed, comparedClient(current, typed, opened)).map(({ field }) => field)
}

test.each([
  ['nothing by both', {}, {}, []],
  ['one field by me', { nickname: 'Rosie' }, {}, []],
  ['one field by them', {}, { nickname: 'Rosie', phone: '9195550177' }, []],
  ['different fields', { nickname: 'Rosie' }, { middle_name: 'Maria' }, []],
  ['the same field', { nickname: 'Rosie' }, { nickname: 'Rose' }, ['nickname']],
  ['the same field alike', { nickname: 'Rosie' }, { nickname: 'Rosie' }, []],
  [
    'a number that is shown masked',
    { medicaid_number: '900456789K' },
    { medicaid_number: '••••1111' },
    ['medicaid_number'],
  ],
  ['a number by me alone', { medicaid_number: '900456789K' }, {}, []],
  [
    'different addresses',
    { addresses_attributes: [{ ...values.addresses_attributes[0], street: '1 New Street' }] },
    { nickname: 'Rosie' },
    [],
  ],
  [
    'the same address',
    { addresses_attributes: [{ ...values.addresses_attributes[0], street: '1 New Street' }] },
    { addresses: [{ ...opened.addresses[0], street: '2 Other Street' }] },
    ['addresses_attributes'],
  ],
])('changed: %s', (_, mine, theirs, labels) => {
  expect(asked(mine, theirs)).toEqual(labels)
})

test('of a draft over an older version, all that was typed is a question', () => {
  const { lock_version } = opened
  expect(asked({ nickname: 'Rosie', branch: 'North' }, { lock_version })).toEqual([
    'nickname',
    'branch',
  ])
})
