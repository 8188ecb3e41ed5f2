import { expect, it } from 'vitest'
import { type Identity, likelySame, likeness } from './duplicates.ts'
import { similarity } from './similar.ts'

const maria: Identity = {
  firstName: 'Maria',
  lastName: 'Lopez',
  birthdate: '1948-03-14',
  phone: '9195550142',
}
const nobody: Identity = { firstName: 'X', lastName: 'Q', birthdate: null, phone: null }

it.each<[string, Partial<Identity>, boolean, string[]]>([
  ['name and birthdate', { phone: null }, true, ['Same name', 'Same birthdate']],
  ['name and phone', { birthdate: null }, true, ['Same name', 'Same phone number']],
  ['a name alone', { birthdate: null, phone: null }, false, ['Same name']],
  [
    'accents and case',
    { firstName: 'MARÍA', lastName: 'López', phone: null },
    true,
    ['Same name', 'Same birthdate'],
  ],
  [
    'a misspelt name',
    { firstName: 'Marie', lastName: 'Lopes', phone: null },
    true,
    ['Similar name', 'Same birthdate'],
  ],
  [
    'a nickname as the first name',
    { firstName: 'Mary', nickname: 'Maria', phone: null },
    true,
    ['Same name', 'Same birthdate'],
  ],
  [
    'first and last exchanged',
    { firstName: 'Lopez', lastName: 'Maria', phone: null },
    true,
    ['Same name, first and last swapped', 'Same birthdate'],
  ],
  [
    'day and month exchanged',
    { birthdate: '1948-14-03', phone: null },
    true,
    ['Same name', 'Same birthdate, day and month swapped'],
  ],
  [
    'one digit of the birthdate',
    { birthdate: '1949-03-14', phone: null },
    true,
    ['Same name', 'Birthdate differs by one digit'],
  ],
  [
    'married since',
    { lastName: 'Quigg' },
    true,
    ['Same first name', 'Same birthdate', 'Same phone number'],
  ],
  ['twins', { firstName: 'Otto' }, true, ['Same last name', 'Same birthdate', 'Same phone number']],
  [
    'somebody of the same house',
    { firstName: 'Otto', birthdate: '1950-01-01' },
    false,
    ['Same last name', 'Same phone number'],
  ],
  ['another birthdate', { birthdate: '1990-12-01', phone: null }, false, ['Same name']],
])('%s', (_, change, likely, reasons) => {
  const found = likeness(maria, { ...maria, ...change }, false)
  expect(found.reasons).toEqual(reasons)
  expect(found.score >= likelySame).toBe(likely)
})

it('the same member id is enough, whatever the name', () => {
  expect(likeness(maria, nobody, true)).toEqual({ score: 60, reasons: ['Same member ID'] })
})

it('everything the same is a hundred, and nothing is nothing', () => {
  expect(likeness(maria, maria, true).score).toBe(100)
  expect(likeness(maria, nobody, false)).toEqual({ score: 0, reasons: [] })
  expect(likeness(nobody, { ...nobody, firstName: 'Y', lastName: 'Z' }, false).score).toBe(0)
})

it.each([
  ['Lopez', 'Lopes', true],
  ['Maria', 'Marie', true],
  ['Johnson', 'Jonson', true],
  ['Jones', 'Johnson', false],
  ['Lopez', 'Quigg', false],
  ['李', '李', true],
  ['', '', false],
])('%s and %s are alike: %s', (one, other, expected) => {
  expect(similarity(one, other) >= 1 / 3).toBe(expected)
})
